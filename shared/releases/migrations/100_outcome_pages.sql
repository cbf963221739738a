-- Pages by path that remotes claim: {"/offres-emploi": {"renders": 12, "failed": 1}}.
alter table outcome add column pages jsonb not null default '{}';
