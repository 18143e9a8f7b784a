//! Everything that is wrong with single fields of a position, at once.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Reads a position; if it cannot be read, tries each of its fields alone.
///
/// `least` is a position with all fields that are needed and no others. A field is tried by putting
/// it into that one, so what is told about it does not depend on the other fields.
pub fn read<P: DeserializeOwned>(
    fields: &Map<String, Value>,
    least: &str,
) -> Result<P, Vec<String>> {
    let whole = serde_json::from_value::<P>(Value::Object(fields.clone()));
    whole.map_err(|first| {
        let least: Value = serde_json::from_str(least).expect("the least position is JSON");
        let found = Trial::<P> { least: &least, reads: serde_json::from_value::<P> }.faults(fields);
        if found.is_empty() { vec![first.to_string()] } else { found }
    })
}

struct Trial<'a, P> {
    least: &'a Value,
    reads: fn(Value) -> serde_json::Result<P>,
}

impl<P> Trial<'_, P> {
    fn faults(&self, fields: &Map<String, Value>) -> Vec<String> {
        let mut found = missing("", self.least, fields);
        for (name, value) in fields {
            let model = self.least.get(name).and_then(|list| list.get(0)).filter(|m| m.is_object());
            match (model, value.as_array()) {
                (Some(model), Some(items)) => {
                    let items = items.iter().enumerate();
                    found.extend(items.flat_map(|(i, item)| self.item(name, i, model, item)));
                }
                _ => found.extend(self.fault(name, name, value.clone())),
            }
        }
        found
    }

    /// One of several alike, such as the fields of one player.
    fn item(&self, list: &str, i: usize, model: &Value, item: &Value) -> Vec<String> {
        let path = format!("{list}[{i}]");
        let Some(fields) = item.as_object() else {
            return self.fault(&path, list, Value::Array(vec![item.clone()])).into_iter().collect();
        };
        let mut found = missing(&format!("{path}."), model, fields);
        for (name, value) in fields {
            let mut tried = model.clone();
            tried[name] = value.clone();
            let tried = Value::Array(vec![tried]);
            found.extend(self.fault(&format!("{path}.{name}"), list, tried));
        }
        found
    }

    fn fault(&self, path: &str, field: &str, value: Value) -> Option<String> {
        let mut tried = self.least.clone();
        tried[field] = value;
        (self.reads)(tried).err().map(|e| format!("`{path}`: {e}"))
    }
}

fn missing(path: &str, least: &Value, fields: &Map<String, Value>) -> Vec<String> {
    let needed = least.as_object().into_iter().flat_map(Map::keys);
    let absent = needed.filter(|name| !fields.contains_key(*name));
    absent.map(|name| format!("`{path}{name}` is missing")).collect()
}
