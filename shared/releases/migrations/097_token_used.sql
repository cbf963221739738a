-- Of a request with the token, to the hour; null for one that was never used.
alter table token add column used_at timestamptz;
