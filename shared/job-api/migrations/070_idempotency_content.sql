-- What was sent under a key, as a hash: another form under the same key is refused. See src/applications/keys.ts.
alter table application add column idempotency_content text;
