-- Names of remotes, and what each may claim of the site: given by an administrator, not taken by who comes first.
create table remote (
  name text primary key,
  team text not null,
  -- Patterns of paths and names of widgets.
  mount text[] not null default '{}',
  widgets text[] not null default '{}',
  created_at timestamptz not null default now()
);

-- Files by the sha384 of what they hold, base64 without the algorithm's name.
create table blob (
  digest text primary key,
  bytes bigint not null,
  stored_at timestamptz not null default now()
);

-- A number is never free again: rows stay when their files have gone.
create table version (
  remote text not null references remote (name),
  number text not null,
  -- Of its remote.json, which holds that of each file.
  digest text not null references blob (digest),
  manifest jsonb not null,
  state text not null check (state in ('checking', 'ready', 'refused', 'deleted')),
  -- Rules of the gate with their outcome.
  gate jsonb not null default '[]',
  -- Repository, commit, run and builder, as whoever published it proved or said.
  provenance jsonb not null default '{}',
  bytes bigint not null,
  published_by text not null,
  published_at timestamptz not null default now(),
  primary key (remote, number)
);

-- The files that a version consists of.
create table version_blob (
  remote text not null,
  number text not null,
  path text not null,
  digest text not null references blob (digest),
  primary key (remote, number, path),
  foreign key (remote, number) references version (remote, number)
);

create table environment (
  name text primary key,
  -- Order of promotion.
  rank integer not null unique,
  -- The environment that must have run a version's digest before it is for everybody here; null asks for none.
  requires text references environment (name),
  -- Why nothing may move, null when things may.
  frozen text
);

-- Every release document that was ever in force, signed: history, audit and the way back in one.
create table document (
  environment text not null references environment (name),
  revision integer not null,
  body jsonb not null,
  -- Compact JWS of the body.
  jws text not null,
  issued_at timestamptz not null default now(),
  primary key (environment, revision)
);

-- Running shells, as each last told.
create table shell (
  instance text primary key,
  environment text not null references environment (name),
  manifest jsonb not null,
  revision integer not null,
  -- Milliseconds from the signature of that revision until this shell served it.
  took_milliseconds integer,
  -- Versions that it wanted and could not give, with what it gives instead.
  fallbacks jsonb not null default '[]',
  seen_at timestamptz not null default now()
);

create table person (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  name text not null,
  email text,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

create table token (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- SHA-256 of its 256 random bits: the token itself is shown once and kept nowhere.
  hash bytea not null unique,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

-- Continuous integration that proves who it is: claims that its provider's token must carry.
create table trusted_workload (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  issuer text not null,
  audience text not null,
  claims jsonb not null,
  created_at timestamptz not null default now()
);

-- What a person, token or workload may do; a scope is a remote's or an environment's name, null means all.
create table role_grant (
  id uuid primary key default gen_random_uuid(),
  holder uuid not null,
  role text not null check (role in ('viewer', 'publisher', 'manager', 'administrator', 'shell')),
  scope text,
  granted_by text not null,
  granted_at timestamptz not null default now(),
  unique nulls not distinct (holder, role, scope)
);

create table audit (
  sequence bigint generated always as identity primary key,
  time timestamptz not null default now(),
  actor text not null,
  action text not null,
  target text not null,
  before jsonb,
  after jsonb,
  reason text,
  previous_hash text not null,
  -- SHA-256 of the line before and this one: a line that is changed or taken out is seen.
  hash text not null
);
