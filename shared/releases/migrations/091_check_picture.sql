-- Pictures of a check, as PNG. They go with the report that they belong to.
create table check_picture (
  remote text not null,
  number text not null,
  check_name text not null,
  name text not null check (name ~ '^[a-z0-9][a-z0-9-]*$' and char_length(name) <= 90),
  png bytea not null,
  primary key (remote, number, check_name, name),
  foreign key (remote, number, check_name) references version_check (remote, number, name) on delete cascade
);
