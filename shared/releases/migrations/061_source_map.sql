-- Source maps of versions, for stacks that managers read. No blobs: what shells fetch never has them.
create table source_map (
  remote text not null,
  number text not null,
  -- As stacks name the script: `client/page.0a1b2c3d.js`.
  file text not null,
  -- Gzipped JSON.
  map bytea not null,
  primary key (remote, number, file),
  foreign key (remote, number) references version (remote, number) on delete cascade
);
