-- People who are signed in: the cookie holds the id, so a session that ends here has ended in every browser.
create table session (
  id uuid primary key default gen_random_uuid(),
  person uuid not null references person (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- A token may do what its creator still may; null is whoever may read the registry's data folder.
alter table token add column creator uuid references person (id);

alter table trusted_workload add unique (name);
