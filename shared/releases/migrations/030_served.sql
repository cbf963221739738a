-- When a shell first served by the document: a version was tried once one has.
alter table document add column served_at timestamptz;
update document set served_at = issued_at;
