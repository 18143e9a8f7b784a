-- Whose message it was: what one seat does may happen to another, or to all.
alter table entries add column by_seat integer;
update entries set by_seat = seat where client is not null;
drop index entries_once;
create unique index entries_once on entries (match, by_seat, client) where client is not null;
