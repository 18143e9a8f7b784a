//! What goes between the hall and its clients: types only. `docs/protocol.md` tells how they are
//! used; `web/src/wire.ts` holds them as TypeScript, and a test keeps that current.

mod http;
mod picture;
mod socket;
mod table;

pub use http::*;
pub use picture::*;
pub use socket::*;
pub use table::*;

use ts_rs::{Config, TS};

/// The version of the messages. A client of another version is told to load the page again.
pub const VERSION: u32 = 1;

/// Events are the game's own; whoever reads one looks before he leaps.
const HEAD: &str = "// Made from crates/wire by `cargo xtask types`. Do not edit.\n\n\
     export type JsonValue = unknown;\n";

/// All types as TypeScript.
pub fn typescript() -> String {
    // Times and counts fit a JavaScript number.
    let config = Config::default().with_large_int("number");
    let mut out = String::from(HEAD);
    macro_rules! declare {
        ($($name:ty,)*) => {
            $(out += &format!("\nexport {}\n", <$name as TS>::decl(&config));)*
        };
    }
    declare! {
        Me,
        Rename,
        Credentials,
        Recovery,
        RecoveryCodes,
        SessionLine,
        DeviceLink,
        DeviceToken,
        GameLine,
        BotLine,
        ModeLine,
        SeatLine,
        OptionLine,
        OptionKind,
        SeatWish,
        NewMatch,
        Made,
        Join,
        Joined,
        MatchLine,
        SeatOfLine,
        Lobby,
        Rulebook,
        RuleSection,
        Clause,
        CardLine,
        CardPart,
        Frame,
        Replay,
        Feats,
        FeatLine,
        Refusal,
        FlashDuelPicture,
        FighterPicture,
        AbilityPicture,
        InForcePicture,
        ExchangePicture,
        PuzzleStrikePicture,
        StackPicture,
        ChipCount,
        PlayerPicture,
        ArrowsPicture,
        PilePicture,
        PlayingPicture,
        SendPicture,
        ToHall,
        Phrase,
        ToClient,
        Trouble,
        Code,
        Line,
        TableNow,
        Picture,
        Status,
        Visibility,
        SeatNow,
        SeatKind,
        Prompt,
        Choice,
        Parts,
        Thing,
        WhyNot,
        Clock,
        Offer,
        Deed,
        Ended,
    }
    out
}
