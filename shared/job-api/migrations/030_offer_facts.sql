-- What an offer's texts say of its conditions, and only where they say so: a phrase that says it, and none that denies
-- it. docs/mentions.md gives the rules in words. Words are folded, hyphens are spaces: "week-end" is two words.
create function offer_mentions(words tsvector) returns text[] language sql immutable parallel safe
  return array(
    select code
    from (values
      ('mention_telework',
        $$ teletravail | teletravaillable $$::tsquery,
        $$ (pas <-> de <-> teletravail) | (sans <-> teletravail) | (aucun <-> teletravail) | (non <-> teletravaillable)
          | (pas <-> teletravaillable) | (teletravail <-> impossible) | (pas <-> le <-> teletravail) $$::tsquery),
      ('mention_weekendfree',
        $$ (week <-> ends <-> libres) | (week <-> end <-> libre) | (du <-> lundi <-> au <-> vendredi)
          | (repos <-> le <-> samedi <-> et <-> le <-> dimanche) | (pas <-> de <-> travail <-> le <-> week <-> end) $$::tsquery,
        $$ (un <-> samedi <-> sur) | (un <-> week <-> end <-> sur) | (un <-> week <-> end <-> libre)
          | (pas <-> de <-> week <-> end <-> libre) $$::tsquery),
      ('mention_weekend',
        $$ (un <-> samedi <-> sur) | (un <-> week <-> end <-> sur) | (un <-> week <-> end <-> libre <-> sur)
          | (un <-> dimanche <-> sur) | (travail <-> le <-> week <-> end) | (travaillez <-> le <-> week <-> end)
          | (travail <-> le <-> samedi) | (travaillez <-> le <-> samedi) | (travail <-> le <-> dimanche)
          | (travaillez <-> le <-> dimanche) | (le <-> dimanche <-> matin) | (du <-> lundi <-> au <-> samedi)
          | (week:A <-> end:A) | samedi:A | dimanche:A $$::tsquery,
        $$ (pas <-> de <-> travail <-> le <-> week <-> end) | (pas <-> de <-> travail <-> le <-> samedi)
          | (pas <-> de <-> travail <-> le <-> dimanche) | (pas <-> le <-> dimanche <-> matin) $$::tsquery),
      ('mention_beginners',
        $$ (debutants <-> acceptes) | (debutant <-> accepte) | (debutants <-> bienvenus) | (debutant <-> bienvenu)
          | (debutantes <-> et <-> debutants <-> acceptes) | (sans <-> experience <-> accepte)
          | (aucune <-> experience <-> n <-> est <-> exigee) | (aucune <-> experience <-> n <-> est <-> demandee)
          | (aucun <-> diplome <-> n <-> est <-> exige) | (aucun <-> diplome <-> n <-> est <-> demande) $$::tsquery,
        $$ (debutants <-> s <-> abstenir) | (debutant <-> s <-> abstenir) | (pas <-> de <-> debutants)
          | (debutants <-> non <-> acceptes) | (debutant <-> non <-> accepte) $$::tsquery),
      ('mention_night',
        $$ (travail <-> de <-> nuit) | (equipe <-> de <-> nuit) | (equipes <-> de <-> nuit) | (horaires <-> de <-> nuit)
          | (poste <-> de <-> nuit) | (midi <-> ou <-> de <-> nuit) | (travaillez <-> la <-> nuit)
          | (travaillez <-> de <-> nuit) $$::tsquery,
        $$ (pas <-> de <-> travail <-> de <-> nuit) | (sans <-> travail <-> de <-> nuit) | (ni <-> travail <-> de <-> nuit)
          | (pas <-> d <-> horaires <-> de <-> nuit) | (pas <-> la <-> nuit) $$::tsquery)
    ) rule (code, said, denied)
    where words @@ said and not words @@ denied
    order by code
  );

alter table offer
  add column mentions text[] not null default '{}',
  -- {minimum, maximum, currency, unit}; null where the offer does not say what it pays.
  add column salary jsonb check (
    (salary ->> 'unit') in ('HOUR', 'MONTH', 'YEAR') and (salary ->> 'minimum')::float8 <= (salary ->> 'maximum')::float8
  ),
  -- The most it pays for a month of full time, to compare: 151.67 hours, a twelfth of a year.
  add column monthly_salary double precision generated always as (
    (salary ->> 'maximum')::float8
    * case salary ->> 'unit' when 'HOUR' then 151.67 when 'YEAR' then 1.0 / 12 else 1 end
  ) stored;

-- Who leads others comes first only for those who ask for it: ":lead" stands in `head`, which ranking reads anyway.
create function leading_mark(title text) returns tsvector language sql immutable parallel safe
  return case
    when title ~* '^(responsable|directeur|directrice|manager|second|seconde|adjoint|adjointe|tech lead|chef|cheffe)\M'
      and title !~* '^cheff?e? de (projet|produit)\M'
    then array_to_tsvector(array[':lead']) else '' end;

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

-- The new columns must not push `head`, which ranking reads of each hit, out of the row.
alter table offer set (toast_tuple_target = 1000);
-- An inverted index is built in a tenth of the time that keeping it up to date takes.
drop index offer_doc, offer_cube;
update offer set title = title;
create index offer_doc on offer using gin (doc) with (fastupdate = off);
create index offer_cube on offer (contract_code, time_code, public_entity_code, mentions) include (monthly_salary)
  where status = 'OPEN';
-- Which searches find something is counted from this index alone.
create index offer_by_search on offer (job_code, town_code, department_code, region_code, contract_code)
  include (publication_date) where status = 'OPEN';
