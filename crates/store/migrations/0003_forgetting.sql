-- To find every match somebody ever sat down at, also where another has taken his seat.
create index entries_sat on entries (json_extract(body, '$.player')) where kind = 'sat';

-- To find what is old enough to be forgotten.
create index matches_by_end on matches (ended);
create index players_by_seen on players (seen) where account is null;
