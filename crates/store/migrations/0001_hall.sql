-- Everybody who ever came in. A guest has no account name.
create table players (
    id text primary key,
    name text not null,
    account text unique collate nocase,
    password text,
    recovery text not null default '[]',
    created integer not null,
    seen integer not null
) strict;

-- Signed-in browsers. Only the hash of a token is kept.
create table sessions (
    token text primary key,
    player text not null references players (id) on delete cascade,
    about text not null,
    created integer not null,
    seen integer not null
) strict;
create index sessions_of on sessions (player);

-- One-time links that move a player to another device.
create table links (
    token text primary key,
    player text not null references players (id) on delete cascade,
    expires integer not null
) strict;

create table matches (
    id text primary key,
    code text unique not null,
    game text not null,
    rules integer not null,
    options text not null,
    visibility text not null,
    clock text not null,
    status text not null,
    host text references players (id) on delete set null,
    rematch_of text references matches (id),
    secret text not null,
    created integer not null,
    ended integer,
    outcome text
) strict;
create index matches_by_status on matches (status, created);

create table seats (
    match text not null references matches (id) on delete cascade,
    seat integer not null,
    kind text not null,
    player text references players (id) on delete set null,
    name text not null,
    primary key (match, seat)
) strict, without rowid;
create index seats_of on seats (player, match);

-- What happened in a match, in order. A retried answer carries the id of the first try.
create table entries (
    match text not null references matches (id) on delete cascade,
    n integer not null,
    at integer not null,
    kind text not null,
    seat integer,
    client text,
    body text not null,
    primary key (match, n)
) strict, without rowid;
create unique index entries_once on entries (match, seat, client) where client is not null;

-- What a player has earned in a game.
create table careers (
    player text not null references players (id) on delete cascade,
    game text not null,
    body text not null,
    primary key (player, game)
) strict, without rowid;
