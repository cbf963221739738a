-- Who has reported a shell: nobody else speaks in its name while it is live.
alter table shell add column reported_by text;
