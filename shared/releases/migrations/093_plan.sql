-- The plan that gives a candidate to more visitors step by step; it ends with the rollout.
create table plan (
  environment text not null references environment (name),
  remote text not null,
  version text not null,
  -- Of the remote's rollout, as the release document has it.
  salt text not null,
  steps jsonb not null,
  -- The step in force, from 0 on.
  step integer not null default 0,
  since timestamptz not null,
  -- Loads of the candidate before this step.
  seen_before integer not null default 0,
  started_by text not null,
  -- The person who started it, or whose token did.
  starter uuid,
  reason text not null,
  -- Pause, skipped bake time and approval of this step: by whom, and why.
  marks jsonb not null default '{}',
  -- Refusal of the next step.
  refusal text,
  primary key (environment, remote)
);

-- Freezes with a begin and an end, known beforehand.
alter table environment add column planned_freezes jsonb not null default '[]';
