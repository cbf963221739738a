-- What became of versions where shells served them, as counts.
create table outcome (
  environment text not null references environment (name),
  remote text not null,
  version text not null,
  -- Of the remote's rollout, as the release document has it.
  salt text not null,
  -- Of one process of a shell: its counts only grow.
  run uuid not null,
  renders integer not null,
  fallbacks integer not null,
  errors integer not null,
  crashes integer not null,
  browser_failures integer not null,
  failures jsonb not null default '[]',
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (environment, remote, version, salt, run)
);
