-- Codes of the places of an alert with several; its other columns of a place are null then, except the radius.
alter table alert add column place_codes text[] not null default '{}';
