//! Chips on top of a bag, as people write them.

use crate::chip::ChipId;
use crate::pouch::Slot;
use crate::table::Table;
use kernel::Seat;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A chip on top of a bag (PS-2.9): `"Wound"` face up, `{"face_down": "Wound"}` face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnTop {
    pub chip: ChipId,
    pub face_down: bool,
}

impl OnTop {
    /// What lies on top of a bag, the next one to be drawn first.
    pub(super) fn all(t: &Table, seat: Seat) -> Vec<OnTop> {
        let mut hidden = t.face_down(seat).slots().iter().rev();
        let mut on_top = |slot: &Slot| {
            let face_down = *slot == Slot::FACE_DOWN;
            let slot = if face_down { hidden.next() } else { Some(slot) };
            let slot = slot.expect("what lies face down is known to the table");
            OnTop { chip: t.open().chip(*slot), face_down }
        };
        t.open().player(seat).top.slots().iter().rev().map(&mut on_top).collect()
    }
}

/// How a chip that lies face down is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceDown {
    face_down: ChipId,
}

impl Serialize for OnTop {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.face_down {
            true => FaceDown { face_down: self.chip }.serialize(s),
            false => self.chip.serialize(s),
        }
    }
}

impl<'de> Deserialize<'de> for OnTop {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        d.deserialize_any(NameOrFaceDown)
    }
}

struct NameOrFaceDown;

impl<'de> Visitor<'de> for NameOrFaceDown {
    type Value = OnTop;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a chip, or {\"face_down\": a chip}")
    }
    fn visit_str<E: Error>(self, name: &str) -> Result<OnTop, E> {
        let chip = ChipId::deserialize(StrDeserializer::new(name))?;
        Ok(OnTop { chip, face_down: false })
    }
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<OnTop, A::Error> {
        let FaceDown { face_down: chip } = FaceDown::deserialize(MapAccessDeserializer::new(map))?;
        Ok(OnTop { chip, face_down: true })
    }
}
