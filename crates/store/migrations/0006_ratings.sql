-- Whether a match counts for the ratings of those who play it.
alter table matches add column rated integer not null default 0;

-- How strong somebody is in a game (Glicko-2), as of his last rated match.
create table ratings (
    player text not null references players (id) on delete cascade,
    game text not null,
    rating real not null,
    deviation real not null,
    volatility real not null,
    matches integer not null,
    last integer not null,
    -- Until when he is known well enough to have a place, should he not play again.
    ranked_until integer not null,
    primary key (player, game)
) strict, without rowid;
create index ratings_by_game on ratings (game, rating);

-- What each rated match did to each who played it. One row for a seat: a match counts once.
create table rated (
    match text not null references matches (id) on delete cascade,
    seat integer not null,
    player text not null references players (id) on delete cascade,
    game text not null,
    at integer not null,
    before real not null,
    after real not null,
    result text not null,
    primary key (match, seat)
) strict, without rowid;
create index rated_of on rated (player, game, at);
