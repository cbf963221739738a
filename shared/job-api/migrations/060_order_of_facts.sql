-- The facts of an offer are indexed in one order: where a word stands counts, and must not hang on how a query is planned.
create or replace function set_offer_words() returns trigger language plpgsql as $$
declare
  job text := (select title from job_description where code = new.job_code);
  sector text := (select title from job_description where code = new.sector_code);
  codes text[] := array[new.contract_code, new.time_code, new.department_code, new.region_code];
  facts text := (
    select string_agg(
      label || ' ' || case when type = 'DEPARTMENT' then area_codes[1] else '' end, ' '
      order by array_position(codes, code)
    )
    from referential
    where code = any (codes)
  );
  place text := case when new.is_anonymous then '' else new.location_name || ' ' end || new.town_label;
begin
  new.head := word_vector(new.title, 'A') || word_vector(job, 'B') || word_vector(place, 'C')
    || word_vector(concat_ws(' ', sector, facts, new.zip), 'D');
  new.doc := new.head || word_vector(concat_ws(' ', new.detail ->> 'description', new.detail ->> 'missionProfil'), 'D');
  return new;
end $$;
