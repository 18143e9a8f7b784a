//! What goes between the hall and its clients: types only. `docs/protocol.md` tells how they are
//! used; `web/src/wire.ts` holds them as TypeScript, and a test keeps that current.

mod advice;
mod analysis;
mod http;
mod picture;
mod ratings;
mod rules;
mod socket;
mod table;

pub use advice::*;
pub use analysis::*;
pub use http::*;
pub use picture::*;
pub use ratings::*;
pub use rules::*;
pub use socket::*;
pub use table::*;

use ts_rs::{Config, TS};

/// The version of the messages. A client of another version is told to load the page again.
pub const VERSION: u32 = 1;

/// Events are the game's own; whoever reads one looks before he leaps.
const HEAD: &str = "// Made from crates/wire by `cargo xtask types`. Do not edit.\n\n\
     export type JsonValue = unknown;\n";

macro_rules! declare {
    ($config:expr; $($name:ty,)*) => {
        [$(format!("\nexport {}\n", <$name as TS>::decl($config)),)*].concat()
    };
}

/// All types as TypeScript.
pub fn typescript() -> String {
    // Times and counts fit a JavaScript number.
    let config = Config::default().with_large_int("number");
    let socket = declare! { &config;
        ToHall,
        Phrase,
        ToClient,
        Trouble,
        Code,
        Line,
        TableNow,
        AgreedLine,
        Picture,
        Status,
        Visibility,
        SeatNow,
        SeatRating,
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
        RatingChange,
    };
    [HEAD, &http(&config), &pictures(&config), &socket].concat()
}

/// The bodies of the HTTP part.
fn http(config: &Config) -> String {
    declare! { config;
        Me,
        Rename,
        Credentials,
        Recovery,
        RecoveryCodes,
        SessionLine,
        DeviceLink,
        DeviceToken,
        GameLine,
        PresetLine,
        BotLine,
        ModeLine,
        SeatLine,
        Only,
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
        Origin,
        PartOrigin,
        Clause,
        CardLine,
        CardPart,
        UnitLine,
        UnitRule,
        SkillLine,
        Need,
        StatNumber,
        MonsterLine,
        Frame,
        Replay,
        ReplayPart,
        Feats,
        FeatLine,
        Advice,
        Advised,
        Foreseen,
        Analysis,
        Analysed,
        JudgedPoint,
        WeighedChoice,
        SideCurve,
        Estimate,
        SeatSwings,
        RatingLine,
        RatedLine,
        Leaderboard,
        LeaderLine,
        Refusal,
    }
}

/// The tables of the games.
fn pictures(config: &Config) -> String {
    declare! { config;
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
        FantasyClashPicture,
        PickingPicture,
        PickerPicture,
        FactionPicture,
        BattleCardPicture,
        ValuesPicture,
        EffectPicture,
        ArmyPicture,
        CardCount,
        SpellPicture,
        SupportPicture,
        BlessingPicture,
        DeploymentPicture,
        ClassCount,
        PoolUnit,
        PresetPicture,
        ActsPicture,
        MomentPicture,
        RollPicture,
        RollSidePicture,
        ModPicture,
        AttackPicture,
        CastingPicture,
        OddsPicture,
        PoolPicture,
        ShadowsPicture,
        MonsterPicture,
        WoundsPicture,
        ChartRowPicture,
        RewardPicture,
        CreaturePicture,
        TrophyPicture,
        StallPicture,
        HeroPicture,
        StatPicture,
        SourcePicture,
        GuardPicture,
        FieldCardPicture,
        UsesPicture,
        ItemPicture,
        HandCardPicture,
        LibraryCardPicture,
        MissionPicture,
        FrontPicture,
        ShadowsMomentPicture,
        RunningPicture,
        StrikePicture,
        BlowPicture,
        AimPicture,
    }
}
