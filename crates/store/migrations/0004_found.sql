-- What points at a player or a match that goes, what is listed, and what is old enough to go: all of
-- it is found without reading everything.
create index matches_of_host on matches (host);
create index matches_after on matches (rematch_of);
create index matches_recent on matches (status, visibility, ended);
create index links_of on links (player);
create index links_by_end on links (expires);
create index sessions_by_seen on sessions (seen);
