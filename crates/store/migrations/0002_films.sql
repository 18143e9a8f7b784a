-- What each pair of eyes could see of a match, kept for the day its rules are no longer played:
-- frames as compressed JSON for a seat, `public` and `all`, and the journal itself.
create table films (
    match text not null references matches (id) on delete cascade,
    eyes text not null,
    made integer not null,
    body blob not null,
    primary key (match, eyes)
) strict;
