alter table outcome
  add column visits integer not null default 0,
  add column failed_visits integer not null default 0;

-- What became of a version's pages, by minute: the growth of the counts that shells report. After two days by hour.
create table health (
  environment text not null references environment (name),
  remote text not null,
  version text not null,
  -- Of the remote's rollout: both of its versions have it.
  salt text not null,
  minute timestamptz not null,
  renders integer not null,
  failed_renders integer not null,
  visits integer not null,
  failed_visits integer not null,
  primary key (environment, remote, salt, version, minute)
);
create index health_minute on health (minute);
