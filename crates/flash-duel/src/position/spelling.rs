//! Seats in positions are spelled as people write them and as journals do: P1, P2, …

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

fn read<E: Error>(word: &str) -> Result<Seat, E> {
    word.parse().map_err(E::custom)
}

pub mod one {
    use super::*;

    pub fn serialize<S: Serializer>(seat: &Seat, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(seat)
    }
    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Seat, D::Error> {
        read(&String::deserialize(d)?)
    }
}

pub mod many {
    use super::*;

    pub fn serialize<S: Serializer>(seats: &[Seat], s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(seats.iter().map(Seat::to_string))
    }
    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<Seat>, D::Error> {
        Vec::<String>::deserialize(d)?.iter().map(|word| read(word)).collect()
    }
}

pub mod maybe {
    use super::*;

    pub fn serialize<S: Serializer>(seat: &Option<Seat>, s: S) -> Result<S::Ok, S::Error> {
        match seat {
            Some(seat) => s.collect_str(seat),
            None => s.serialize_none(),
        }
    }
    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Seat>, D::Error> {
        Option::<String>::deserialize(d)?.map(|word| read(&word)).transpose()
    }
}
