//! The table of Puzzle Strike as data for a client that draws, made from a view.

use super::words;
use ::puzzle_strike::chip::{Arrow, Run};
use ::puzzle_strike::step::{Playing, height_bonus};
use ::puzzle_strike::table::{PILE_LIMIT, WINS};
use ::puzzle_strike::{ChipId, Mode, Open, Pouch, Slot, Step, Table, View, Who};
use kernel::{Seat, SeatSet, Viewer};
use wire::{ArrowsPicture, ChipCount, PilePicture, PlayerPicture, PlayingPicture};
use wire::{PuzzleStrikePicture, SeatLine, SendPicture, StackPicture};

/// With `open` every chip lies open.
pub fn table(view: &View, open: Option<&Table>) -> PuzzleStrikePicture {
    let o = &view.open;
    let playing = o.turns > 0;
    let turn = o.turn_seats().iter().filter(|_| playing).map(|s| s.to_string());
    let floating = o.floating.iter().flatten();
    PuzzleStrikePicture {
        turn: turn.collect(),
        phase: phase(o).map(String::from),
        ante: o.ante_value(),
        panic: o.panic,
        empty_stacks: o.empty_stacks(),
        next_panic_at: (o.panic < 3).then(|| o.mode.panic_players() + o.panic),
        pile_limit: PILE_LIMIT as u8,
        bank: (0..o.stacks).map(|slot| stack(view, Slot(slot))).collect(),
        players: o.seats().iter().map(|seat| player(view, open, seat)).collect(),
        piles: piles(o).map(|seat| pile(o, seat)).collect(),
        playing: playing_now(o),
        send: sends(o).last(),
        floating: floating
            .map(|float| SendPicture {
                from: o.turn.to_string(),
                to: float.to.to_string(),
                gems: float.air.n,
                uncounterable: float.uncounterable,
            })
            .collect(),
        pool: o.pool.iter().flatten().map(ToString::to_string).collect(),
        pickable: pickable(o),
        wins: match o.tournament {
            true => o.seats().iter().map(|seat| o.wins[seat]).collect(),
            false => Vec::new(),
        },
        wins_needed: if o.tournament { WINS } else { 1 },
        your_pick: view.draft.map(|who| who.to_string()),
        sealed: sealed(o).iter().map(|seat| seat.to_string()).collect(),
    }
}

/// What can be picked is no secret, so that whoever waits for his turn to pick can read meanwhile.
fn pickable(o: &Open) -> Vec<String> {
    let picks = matches!(o.agenda.top(), Some(Step::PickCharacter(_) | Step::PickBlind(_)));
    let free = o.sets.characters().filter(|who| picks && (o.mirror || !o.is_taken(*who)));
    free.map(|who| who.to_string()).collect()
}

/// Who has picked secretly while somebody still picks (PS-18.2).
fn sealed(o: &Open) -> SeatSet {
    match o.agenda.top() {
        Some(Step::PickBlind(pick)) => o.seats().minus(pick.waiting),
        _ => SeatSet::EMPTY,
    }
}

/// The phase of the turn: the next step that belongs to one.
pub fn phase(o: &Open) -> Option<&'static str> {
    o.agenda.live().iter().rev().find_map(|step| match step {
        Step::BeginTurn(_) | Step::Ante(_) | Step::ActionStart(_) => Some("ante"),
        Step::Act(_) | Step::ActionEnd(_) => Some("action"),
        Step::Buy(_) => Some("buy"),
        Step::Keep(_) | Step::Cleanup(_) | Step::EndTurn(_) => Some("cleanup"),
        _ => None,
    })
}

fn stack(view: &View, slot: Slot) -> StackPicture {
    let o = &view.open;
    let chip = o.chip(slot);
    let price = o.price(chip).unwrap_or_default();
    let affordable = match view.viewer {
        Viewer::Seat(me) => {
            view.hands[me].is_some_and(|hand| o.why_not_afford(me, &hand, slot).is_ok())
        }
        Viewer::Public => false,
    };
    StackPicture {
        chip: chip.to_string(),
        count: o.bank.of(slot),
        price,
        affordable,
        removed: o.removed == Some(slot),
        traps: o.traps[slot.index()],
    }
}

fn counts(o: &Open, pouch: &Pouch) -> Vec<ChipCount> {
    let count = |slot: Slot| ChipCount { chip: o.chip(slot).to_string(), count: pouch.of(slot) };
    pouch.slots().map(count).collect()
}

fn player(view: &View, open: Option<&Table>, seat: Seat) -> PlayerPicture {
    let o = &view.open;
    let p = o.player(seat);
    let hand = open.map(|t| *t.hand(seat)).or(view.hands[seat]);
    let covered = open.map_or(view.face_down[seat], |t| *t.face_down(seat));
    let bag = hand.map(|hand| {
        let mut bag = p.unseen.minus(&hand);
        covered.face_up().for_each(|slot| bag.take(slot, 1));
        bag
    });
    let top = words::top(o, &p.top, &covered);
    let own = p.character.into_iter().flat_map(Who::chips).chain(p.drafted.into_iter().flatten());
    PlayerPicture {
        seat: seat.to_string(),
        who: p.character.map(|who| who.to_string()),
        own_chips: own.map(|chip| chip.to_string()).collect(),
        side: side(o.mode, seat),
        is_out: !o.active.has(seat),
        hand_size: p.hand_size,
        hand: hand.map(|hand| words::unpacked(o, &hand).iter().map(ChipId::to_string).collect()),
        known: counts(o, &p.known),
        kept: p.kept,
        bag_size: p.bag_size() + p.top.len(),
        bag: bag.map(|bag| counts(o, &bag)),
        hand_and_bag: counts(o, &p.unseen),
        top: top.into_iter().map(|chip| chip.map(|chip| chip.to_string())).collect(),
        discard: counts(o, &p.discard),
        table: counts(o, &p.table),
        ongoing: counts(o, &p.ongoing),
        arrows: ArrowsPicture {
            black: p.arrow(Arrow::Black),
            brown: p.arrow(Arrow::Brown),
            purple: p.arrow(Arrow::Purple),
            red: p.arrow(Arrow::Red),
            blue: p.arrow(Arrow::Blue),
        },
        money: p.money,
        pigs: p.pigs,
        is_done: p.done,
    }
}

/// Seats of one side share a pile.
pub fn side(mode: Mode, seat: Seat) -> String {
    match (mode.is_team(), mode.side(seat)) {
        (true, 0) => "a".into(),
        (true, _) => "b".into(),
        (false, _) => seat.to_string().to_lowercase(),
    }
}

/// The seats that stand for a pile.
pub fn piles(o: &Open) -> impl Iterator<Item = Seat> + use<> {
    let mode = o.mode;
    o.seats().iter().filter(move |seat| mode.pile_seat(*seat) == *seat)
}

fn pile(o: &Open, seat: Seat) -> PilePicture {
    let owners = o.seats().iter().filter(|s| o.pile_seat(*s) == seat);
    let piled: u8 = owners.clone().map(|s| o.player(s).piled).sum();
    let owners_chips = vec![o.chip(Slot::CRASH_GEM).to_string(); usize::from(piled)];
    let gems = (1..=4u8).rev();
    PilePicture {
        seat: seat.to_string(),
        owners: owners.map(|s| s.to_string()).collect(),
        gems: gems.flat_map(|v| std::iter::repeat_n(v, usize::from(o.piles[seat].of(v)))).collect(),
        total: o.total(seat),
        chips: owners_chips,
        height_bonus: height_bonus(o.total(seat)),
    }
}

/// Whom an attack as declared is aimed at and who is not immune.
pub fn aimed_at(o: &Open, playing: &Playing) -> SeatSet {
    let run = &playing.run;
    match run.text().is_fist() {
        true => (run.text().affects)(o, run).minus(run.spared),
        false => SeatSet::EMPTY,
    }
}

/// Plays and reactions that are going on, the innermost last.
fn playing_now(o: &Open) -> Vec<PlayingPicture> {
    let steps = o.agenda.live();
    let line =
        |seat: Seat, chip: ChipId, played_as: Option<ChipId>, aimed: SeatSet| PlayingPicture {
            seat: seat.to_string(),
            chip: chip.to_string(),
            played_as: played_as.map(|chip| chip.to_string()),
            aimed_at: aimed.iter().map(|seat| seat.to_string()).collect(),
        };
    let picture = |(i, step): (usize, &Step)| match step {
        Step::Playing(p) => Some(line(p.run.me, p.run.chip, None, aimed_at(o, p))),
        Step::SettleReaction(r) => {
            // Its text runs above it, under the name of the chip as which it is played.
            let runs = steps[i..].iter().filter_map(run_of);
            let other = runs.into_iter().find(|run| run.me == r.seat && run.chip != r.chip);
            let other = other.filter(|_| r.chip.chip().reacts_as.is_some());
            Some(line(r.seat, r.chip, other.map(|run| run.chip), SeatSet::EMPTY))
        }
        _ => None,
    };
    steps.iter().enumerate().filter_map(picture).collect()
}

fn run_of(step: &Step) -> Option<Run> {
    match step {
        Step::Ask(ask) => Some(ask.run),
        Step::GoOn(go) => Some(go.run),
        Step::Effect(effect) => Some(effect.run),
        _ => None,
    }
}

/// Gems in the air, the innermost last.
fn sends(o: &Open) -> impl DoubleEndedIterator<Item = SendPicture> + '_ {
    o.agenda.live().iter().filter_map(|step| match step {
        Step::Send(send) if send.told => Some(SendPicture {
            from: send.from.to_string(),
            to: send.to.to_string(),
            gems: send.air.n,
            uncounterable: send.uncounterable,
        }),
        _ => None,
    })
}

/// The seats of a mode before anybody sits there.
pub fn seats(mode: Mode) -> Vec<SeatLine> {
    let line = |seat: Seat| SeatLine {
        seat: seat.to_string(),
        role: match (mode.is_team(), mode.side(seat)) {
            (true, 0) => "Team A".into(),
            (true, _) => "Team B".into(),
            (false, _) => String::new(),
        },
        side: side(mode, seat),
        by_rules: false,
    };
    SeatSet::first(mode.seats()).iter().map(line).collect()
}
