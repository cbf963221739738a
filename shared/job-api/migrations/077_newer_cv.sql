-- When a newer CV has replaced the one that was sent, and its mail: due, and last sent.
alter table application
  add column cv_replaced_at timestamptz,
  add column cv_mail_due_at timestamptz,
  add column cv_mailed_at timestamptz;
create index application_cv_mail_due on application (cv_mail_due_at) where cv_mail_due_at is not null;
