-- A mail is due as long as it has a date: the row itself is the outbox, so that nothing stored goes unanswered.
alter table application add column mail_due_at timestamptz;
alter table application add column mail_attempts integer not null default 0;
create index application_mail_due on application (mail_due_at) where mail_due_at is not null;
create index on application (received_at);

create table alert (
  id uuid primary key,
  -- In the links of every mail to this address; who has it may confirm and end the alert.
  token text not null unique,
  email text not null,
  -- The criteria in one canonical text: one alert for each address and criteria.
  criteria_key text not null,
  job_codes text[] not null,
  entity_codes text[] not null,
  contract_codes text[] not null,
  time_codes text[] not null,
  town_code text,
  department_code text,
  region_code text,
  latitude double precision,
  longitude double precision,
  radius double precision,
  place_label text,
  status text not null check (status in ('PENDING', 'ACTIVE')),
  created_at timestamptz not null,
  -- What the person did last: subscribed, asked again or confirmed.
  last_contact_at timestamptz not null,
  -- Offers published up to here have been told of, or were there before the alert.
  seen_until timestamptz not null,
  -- Day of the last digest, in Paris: one a day at most.
  digest_on date,
  mail_due_at timestamptz,
  mail_attempts integer not null default 0,
  -- When the link to confirm was last sent.
  mailed_at timestamptz
);
create unique index alert_once on alert (lower(email), criteria_key);
create index alert_mail_due on alert (mail_due_at) where mail_due_at is not null;
create index on alert (last_contact_at);

-- A digest tells of what was added since the last one: an import may add offers with dates of days before.
alter table offer add column added_at timestamptz not null default now();
create index offer_appeared on offer (greatest(added_at, publication_date)) where status = 'OPEN';
