-- In the link of the confirmation mail; who has it may see and withdraw the application.
alter table application add column token text unique;
