-- Addresses that are told of each move.
create table webhook (
  id uuid primary key default gen_random_uuid(),
  url text not null unique,
  -- The deliveries are signed with it, so it is kept as it is.
  secret bytea not null,
  created_by text not null,
  created_at timestamptz not null default now()
);

-- What a webhook has not taken yet.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  webhook uuid not null references webhook (id) on delete cascade,
  body text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  next_at timestamptz not null default now()
);
create index webhook_delivery_next on webhook_delivery (next_at);
