-- How often an alert writes at most.
alter table alert add column frequency text not null default 'DAILY' check (frequency in ('DAILY', 'WEEKLY'));

-- Why people end their alerts: numbers by day, so that nothing in it belongs to a person.
create table alert_departure (
  left_on date not null,
  reason text not null,
  departures integer not null,
  primary key (left_on, reason)
);
