-- Distinct cohorts that a process has given the version to, at the percentage of that time.
alter table outcome add column cohorts jsonb not null default '{"percent": 0, "seen": 0}';
