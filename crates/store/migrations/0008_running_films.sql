-- How many things had happened in a match when it was filmed: a running match is filmed as far as it
-- has come. Nothing in films made before this was noted.
alter table films add column happened integer;

-- A match that was running when the rules of its game changed says so by its status.
update matches set status = 'rules-changed' where status = 'annulled';
