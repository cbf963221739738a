-- Addresses that asked for the link of an application, for a day: so long they count for the limit of mails.
create table apply_later (
  id uuid primary key,
  email text not null,
  offer_reference text not null,
  requested_at timestamptz not null,
  mail_due_at timestamptz
);
create unique index apply_later_once on apply_later (lower(email), offer_reference);
create index on apply_later (requested_at);
