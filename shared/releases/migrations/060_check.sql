-- What is known of a version before anybody gets it: the current word of each check, by its name.
create table version_check (
  remote text not null,
  number text not null,
  name text not null check (name ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and char_length(name) <= 60),
  conclusion text not null check (conclusion in ('passed', 'failed', 'neutral', 'running')),
  summary text not null check (char_length(summary) between 1 and 200),
  -- Findings: rule, what, whom, do.
  details jsonb not null default '[]'
    check (jsonb_typeof(details) = 'array' and jsonb_array_length(details) <= 30),
  reported_by text not null,
  reported_at timestamptz not null default now(),
  primary key (remote, number, name),
  foreign key (remote, number) references version (remote, number) on delete cascade
);

-- Names of the checks without which a version is given to nobody here.
alter table environment add column required_checks text[] not null default '{gate}';
