-- The facts of an offer are indexed in one order: where a word stands counts, and must not hang on how a query is planned.
create or replace function set_offer_words() returns trigger language plpgsql as $$
declare
  codes text[] := array[new.contract_code, new.time_code, new.department_code, new.region_code];
  job text := (select title from job_description where code = new.job_code);
  sector text := (select title from job_description where code = new.sector_code);
  facts text := (
    select string_agg(
      label || ' ' || case when type = 'DEPARTMENT' then area_codes[1] else '' end, ' '
      order by array_position(codes, code)
    )
    from referential
    where code = any (codes)
  );
  place text := case when new.is_anonymous then '' else new.location_name || ' ' end || new.town_label;
  titled tsvector := word_vector(new.title, 'A');
  heading tsvector := titled || word_vector(job, 'B');
  texts tsvector := word_vector(concat_ws(' . ', new.detail ->> 'description', new.detail ->> 'missionProfil'), 'D');
begin
  new.head := heading || word_vector(place, 'C') || word_vector(concat_ws(' ', sector, facts, new.zip), 'D')
    || leading_mark(new.title);
  new.doc := strip(new.head || texts)
    || array_to_tsvector(array(select '=' || word from unnest(tsvector_to_array(heading)) word));
  new.mentions := offer_mentions(titled || texts);
  return new;
end $$;
