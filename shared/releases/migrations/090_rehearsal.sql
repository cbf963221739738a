-- What shells saw of a candidate that was given to nobody, beside the released version: the last report of each process.
create table rehearsal (
  environment text not null references environment (name),
  remote text not null,
  version text not null,
  -- Of the remote's rollout, as the release document has it.
  salt text not null,
  -- Of one process of a shell.
  run uuid not null,
  report jsonb not null,
  last_at timestamptz not null default now(),
  primary key (environment, remote, version, salt, run),
  foreign key (remote, version) references version (remote, number) on delete cascade
);
