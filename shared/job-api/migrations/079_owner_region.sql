-- Region of a contact request, which says who answers it.
alter table application add column region text;
