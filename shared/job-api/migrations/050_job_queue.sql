-- Mails are jobs of a queue now, which counts their tries; a row still says since when its mail is due, until it is sent.
alter table application drop column mail_attempts;
alter table alert drop column mail_attempts;
