//! parse(print(x)) = x for every kind of choice, whatever cards, abilities and seats are in it.

use flash_duel::ability::{AbilityId, Lend, Use};
use flash_duel::cards::{ABILITIES, CHARACTERS};
use flash_duel::{Card, Cards, Choice, Meld, Number, Side, Source, Space, Way, Who};
use kernel::{MAX_SEATS, Seat, SeatSet};
use proptest::prelude::*;
use proptest::sample::select;

fn number() -> impl Strategy<Value = Number> + Clone {
    select(&Number::ALL[..])
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..MAX_SEATS as u8).prop_map(Seat)
}

fn ability() -> impl Strategy<Value = AbilityId> {
    (0..ABILITIES.len()).prop_map(AbilityId::at)
}

/// The abilities that can be part of a play of number cards.
fn lender() -> impl Strategy<Value = (AbilityId, Lend)> {
    let all = (0..ABILITIES.len()).map(AbilityId::at);
    select(all.filter_map(|id| Some((id, id.card().lends?))).collect::<Vec<_>>())
}

/// One card: plain, stashed, drawn, lent or changed by an ability.
fn card() -> impl Strategy<Value = Card> {
    let source = select(vec![Source::Hand, Source::Stash, Source::Drawn]);
    let plain = (number(), source).prop_map(|(number, from)| Card { number, from, lent: None });
    let lent = (lender(), number(), any::<bool>());
    let lent =
        lent.prop_filter_map("an ability that makes such a card", |((id, lend), n, stash)| {
            let from = if stash { Source::Stash } else { Source::Hand };
            match lend {
                Lend::Card(number) => Some(Card { number, from: Source::Hand, lent: Some(id) }),
                Lend::Shift(by) => n.shifted(-by).map(|_| Card { number: n, from, lent: Some(id) }),
                Lend::Reach(_) => None,
            }
        });
    prop_oneof![plain, lent]
}

/// Cards of one number, from everywhere, with or without an ability.
fn meld() -> impl Strategy<Value = Meld> {
    let parts = (number(), 0u8..=10, any::<[bool; 3]>(), proptest::option::of(lender()));
    parts.prop_filter_map("at least one card", |(n, hand, [stash, drawn, shifts], lender)| {
        let from = |m: Meld| if stash { m.with_stash() } else { m };
        let plain = |m: Meld| if drawn { from(m).with_drawn() } else { from(m) };
        let meld = match lender {
            None => plain(Meld::plain(n, hand)),
            Some((id, Lend::Card(number))) => plain(Meld::plain(number, hand)).lent(id),
            Some((id, Lend::Reach(_))) => plain(Meld::plain(n, hand)).lent(id),
            Some((_, Lend::Shift(by))) if n.shifted(-by).is_none() => return None,
            // There is one stashed card.
            Some((id, _)) if shifts && !stash => plain(Meld::plain(n, hand)).shifting_stash(id),
            Some((id, _)) => plain(Meld::plain(n, hand)).lent(id),
        };
        (meld.count() > 0).then_some(meld)
    })
}

/// A dash and what is played with it: no card twice, and one ability at most.
fn dash() -> impl Strategy<Value = (Card, Meld)> {
    (card(), meld()).prop_filter("cards apart", |(dash, with)| {
        dash.cost().and(with.cost()).is_some() && (dash.lent.is_none() || with.lent.is_none())
    })
}

fn cards(most: u8) -> impl Strategy<Value = Cards> {
    proptest::collection::vec(number(), 0..=usize::from(most)).prop_map(Cards::from_iter)
}

fn actions() -> impl Strategy<Value = Choice> {
    let way = select(vec![Way::Forward, Way::Back]);
    prop_oneof![
        (card(), way).prop_map(|(card, way)| Choice::Move(card, way)),
        card().prop_map(Choice::Push),
        meld().prop_map(Choice::Attack),
        dash().prop_map(|(dash, with)| Choice::Strike(dash, with)),
        Just(Choice::NoAction),
    ]
}

fn responses() -> impl Strategy<Value = Choice> {
    let helpers = any::<u8>().prop_map(SeatSet::from_bits);
    let others_alone = (number(), 1..=u8::MAX);
    prop_oneof![
        (meld(), helpers).prop_map(|(with, helpers)| Choice::Block(with, helpers)),
        others_alone
            .prop_map(|(n, bits)| Choice::Block(Meld::plain(n, 0), SeatSet::from_bits(bits))),
        card().prop_map(Choice::Retreat),
        Just(Choice::TakeTheHit),
        dash().prop_map(|(dash, with)| Choice::Offer(dash, with)),
    ]
}

fn abilities() -> impl Strategy<Value = Choice> {
    let naming = prop_oneof![
        Just(Use::Plain),
        seat().prop_map(Use::On),
        number().prop_map(Use::Naming),
        Space::ALL.prop_map(|n| Use::At(Space(n))),
    ];
    prop_oneof![
        (ability(), naming).prop_map(|(id, naming)| Choice::Use(id, naming)),
        Just(Choice::Pass),
    ]
}

fn answers() -> impl Strategy<Value = Choice> {
    let of_a_number = [Choice::Discard, Choice::DiscardPair, Choice::Take, Choice::Show];
    let of_a_number = [of_a_number.as_slice(), &[Choice::Stash]].concat();
    prop_oneof![
        (select(of_a_number), number()).prop_map(|(make, n)| make(n)),
        cards(9).prop_filter("some cards", |c| !c.is_empty()).prop_map(Choice::ShowHand),
        any::<u8>().prop_map(Choice::Spaces),
        select(vec![Choice::Draw, Choice::OpponentDiscards, Choice::Done]),
    ]
}

fn between_rounds() -> impl Strategy<Value = Choice> {
    let named = CHARACTERS.map(|(name, _)| name.parse::<Who>().expect("a character"));
    let all = [&named[..], &[Who::Nobody, Who::Clockwork, Who::Dragon, Who::Dummy]].concat();
    prop_oneof![
        select(all).prop_map(Choice::Pick),
        ability().prop_map(Choice::Draft),
        (ability(), ability()).prop_map(|(out, into)| Choice::Swap { out, into }),
        select(&Side::BOTH[..]).prop_map(Choice::GoesFirst),
        seat().prop_map(Choice::Lead),
        Just(Choice::GoNext),
        seat().prop_map(Choice::Name),
        cards(9).prop_map(Choice::NameHand),
    ]
}

fn interjections() -> impl Strategy<Value = Choice> {
    prop_oneof![
        select(vec![Choice::Concede, Choice::TakeBack, Choice::Reveal]),
        seat().prop_map(Choice::ShowHandTo),
        seat().prop_map(Choice::Accuse),
    ]
}

/// The strategy above that makes choices of this kind. A new kind needs a place here and there.
fn made_by(choice: Choice) -> &'static str {
    use Choice::*;
    match choice {
        Move(..) | Push(_) | Attack(_) | Strike(..) | NoAction => "actions",
        Block(..) | Retreat(_) | TakeTheHit | Offer(..) => "responses",
        Use(..) | Pass => "abilities",
        Discard(_) | DiscardPair(_) | Take(_) | Show(_) | ShowHand(_) | Stash(_) => "answers",
        Spaces(_) | Draw | OpponentDiscards | Done => "answers",
        Pick(_) | Draft(_) | Swap { .. } | GoesFirst(_) | Lead(_) | GoNext => "between rounds",
        Name(_) | NameHand(_) => "between rounds",
        Concede | TakeBack | ShowHandTo(_) | Accuse(_) | Reveal => "interjections",
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_action_is_read_back(choice in actions()) {
        prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        prop_assert_eq!(made_by(choice), "actions");
    }

    #[test]
    fn every_response_is_read_back(choice in responses()) {
        prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        prop_assert_eq!(made_by(choice), "responses");
    }

    #[test]
    fn every_announcement_is_read_back(choice in abilities()) {
        prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        prop_assert_eq!(made_by(choice), "abilities");
    }

    #[test]
    fn every_answer_to_a_card_is_read_back(choice in answers()) {
        prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        prop_assert_eq!(made_by(choice), "answers");
    }

    #[test]
    fn every_choice_between_rounds_is_read_back(choice in between_rounds()) {
        prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        prop_assert_eq!(made_by(choice), "between rounds");
    }

    #[test]
    fn every_interjection_is_read_back(choice in interjections()) {
        prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        prop_assert_eq!(made_by(choice), "interjections");
    }
}

/// There is one stashed card; an ability cannot change it and leave it as it is.
#[test]
fn the_stashed_card_is_not_played_twice() {
    for label in
        ["attack stashed 3 + stashed 3 (Green Eye's Epiphany)", "dash stashed 2, strike stashed 2"]
    {
        let why = label.parse::<Choice>().expect_err("one card is in it twice");
        assert!(why.contains("twice"), "{why}");
    }
}
