create table news (
  id integer primary key,
  title text not null,
  header_picture jsonb not null,
  preview_picture jsonb not null,
  publication_date timestamptz not null,
  content jsonb not null
);
create index news_by_date on news (publication_date desc, id desc);
