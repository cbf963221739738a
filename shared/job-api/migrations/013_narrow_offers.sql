-- Matching needs no positions and no weights, which would have to be read from each hit: words of title and job stand
-- in `doc` a second time, as "=boucher". Texts stand outside of the row, so that many hits are few pages.
create or replace function set_offer_words() returns trigger language plpgsql as $$
declare
  job text := (select title from job_description where code = new.job_code);
  sector text := (select title from job_description where code = new.sector_code);
  facts text := (
    select string_agg(label || ' ' || case when type = 'DEPARTMENT' then area_codes[1] else '' end, ' ')
    from referential
    where code in (new.contract_code, new.time_code, new.department_code, new.region_code)
  );
  place text := case when new.is_anonymous then '' else new.location_name || ' ' end || new.town_label;
  heading tsvector := word_vector(new.title, 'A') || word_vector(job, 'B');
begin
  new.head := heading || word_vector(place, 'C') || word_vector(concat_ws(' ', sector, facts, new.zip), 'D');
  new.doc := strip(
    new.head || word_vector(concat_ws(' ', new.detail ->> 'description', new.detail ->> 'missionProfil'), 'D')
  ) || array_to_tsvector(array(select '=' || word from unnest(tsvector_to_array(heading)) word));
  return new;
end $$;

alter table offer set (toast_tuple_target = 800);
-- An inverted index is built in a tenth of the time that keeping it up to date takes.
drop index offer_doc;
update offer set title = title;
create index offer_doc on offer using gin (doc) with (fastupdate = off);
