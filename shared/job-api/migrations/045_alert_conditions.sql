-- What a search asks of conditions and pay, watched too.
alter table alert
  add column mention_codes text[] not null default '{}',
  -- Euros a month before tax, as `offer.monthly_salary`; null for any.
  add column minimum_salary double precision;
