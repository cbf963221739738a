-- Origin at which visitors see the site of a shell: previews are opened there.
alter table shell add column site text check (char_length(site) <= 200);
