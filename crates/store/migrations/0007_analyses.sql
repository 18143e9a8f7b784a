-- What a bot thinks of a match that is over, thought once and kept with the match.
create table analyses (
    match text primary key references matches (id) on delete cascade,
    version integer not null,
    made integer not null,
    body text not null
) strict;
