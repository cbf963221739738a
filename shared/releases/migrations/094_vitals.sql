alter table outcome add column vitals jsonb not null default '{}';

-- Pages measured in browsers, and of those the late and shifted ones.
alter table health
  add column paints integer not null default 0,
  add column late_paints integer not null default 0,
  add column answers integer not null default 0,
  add column late_answers integer not null default 0,
  add column layouts integer not null default 0,
  add column shifted_layouts integer not null default 0;
