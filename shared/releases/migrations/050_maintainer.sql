-- Who releases one remote; the scope is a remote's name, or "remote/environment".
alter table role_grant drop constraint role_grant_role_check;
alter table role_grant add constraint role_grant_role_check
  check (role in ('viewer', 'publisher', 'maintainer', 'manager', 'administrator', 'shell'));
