-- What visitors load of a remote at most, compressed, in kB: of each page, and of each widget. An administrator raises it.
alter table remote
  add column area_kilobytes integer not null default 40 check (area_kilobytes > 0),
  add column widget_kilobytes integer not null default 40 check (widget_kilobytes > 0);
