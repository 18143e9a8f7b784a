//! The OpenAPI document, the table in `docs/protocol.md` and the hall agree.

mod common;

use common::Hall;
use serde_json::Value;
use std::collections::BTreeSet;

/// `GET /api/me` and so on, from the table of the protocol.
fn in_the_protocol() -> BTreeSet<String> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let text = std::fs::read_to_string(file).expect("the protocol");
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let routes = rows.filter_map(|row| {
        let (method, path) = row.split_once(' ')?;
        let path = path.split('?').next()?;
        path.starts_with('/').then(|| format!("{method} {path}"))
    });
    routes.filter(|r| !r.ends_with("/api/socket") && !r.ends_with("/api/openapi.json")).collect()
}

fn references(json: &Value, found: &mut BTreeSet<String>) {
    match json {
        Value::Object(fields) => {
            if let Some(Value::String(to)) = fields.get("$ref") {
                found.insert(to.clone());
            }
            fields.values().for_each(|v| references(v, found));
        }
        Value::Array(list) => list.iter().for_each(|v| references(v, found)),
        _ => (),
    }
}

#[tokio::test]
async fn every_route_is_described_and_every_description_leads_somewhere() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (status, document) = me.get("/api/openapi.json").await;
    assert_eq!(status, 200);
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, about) in methods.as_object().expect("methods") {
            described.insert(format!("{} {path}", method.to_uppercase()));
            assert!(about["responses"]["default"].is_object(), "{method} {path} can be refused");
        }
    }
    assert_eq!(described, in_the_protocol());
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 20, "{found:?}");
    for to in found {
        let place = to.trim_start_matches('#');
        assert!(document.pointer(place).is_some(), "{to} leads nowhere");
    }
    hall.close().await;
}
