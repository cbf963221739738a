-- Offers are indexed by whole words: which words belong together is the search's business, not a stemmer's, for
-- whom "boucher" and "bouche" are one. Folding is the same here and in shared/contract.
create function folded_words(text) returns text language sql stable parallel safe
  return trim(regexp_replace(lower(unaccent(coalesce($1, ''))), '[^a-z0-9]+', ' ', 'g'));

create function word_vector(text, "char") returns tsvector language sql stable parallel safe
  return setweight(to_tsvector('simple', folded_words($1)), $2);

-- A: title. B: job. C: workplace and town, D: contract, time, sector and area. The texts are in `doc` only.
create function set_offer_words() returns trigger language plpgsql as $$
declare
  job text := (select title from job_description where code = new.job_code);
  sector text := (select title from job_description where code = new.sector_code);
  facts text := (
    select string_agg(label || ' ' || case when type = 'DEPARTMENT' then area_codes[1] else '' end, ' ')
    from referential
    where code in (new.contract_code, new.time_code, new.department_code, new.region_code)
  );
  place text := case when new.is_anonymous then '' else new.location_name || ' ' end || new.town_label;
begin
  new.head := word_vector(new.title, 'A') || word_vector(job, 'B') || word_vector(place, 'C')
    || word_vector(concat_ws(' ', sector, facts, new.zip), 'D');
  new.doc := new.head || word_vector(concat_ws(' ', new.detail ->> 'description', new.detail ->> 'missionProfil'), 'D');
  return new;
end $$;

create trigger offer_words before insert or update of title, job_code, sector_code, contract_code, time_code,
  location_name, town_label, zip, department_code, region_code, is_anonymous, detail
  on offer for each row execute function set_offer_words();

drop text search configuration fr_job;
drop function search_words;

-- In the trade: a word of titles and job sheets. Only such words lend their other forms to a search.
alter table lexicon add column in_trade boolean not null default false;
truncate lexicon;
