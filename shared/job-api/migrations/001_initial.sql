create extension if not exists unaccent;

-- French stemming over words without accents: "hôtesse" and "hotesse" are one word.
create text search configuration fr_job (copy = french);
alter text search configuration fr_job
  alter mapping for hword, hword_part, word with unaccent, french_stem;

-- "Hôte/Hôtesse" is otherwise read as a file path. Immutable, so that columns can be generated from it.
create function search_words(text) returns text language sql immutable parallel safe
  return translate(coalesce($1, ''), '/()''’-', '      ');

create table entity (
  code text primary key,
  label text not null,
  color text not null,
  logo_url text not null,
  description text not null
);

create table job_description (
  code text primary key,
  position integer not null,
  title text not null,
  title_for_url text not null,
  parent_code text references job_description (code),
  promoted boolean not null,
  seo_position integer,
  content jsonb not null
);
create index on job_description (parent_code);
create index on job_description (title_for_url);

create table referential (
  code text primary key,
  type text not null,
  original_code integer,
  parent_original_code integer,
  label text not null,
  label_for_url text not null,
  active boolean not null,
  area_codes text[] not null,
  latitude double precision,
  longitude double precision,
  weight integer not null,
  position integer not null,
  department_code text,
  region_code text
);
create index on referential (label_for_url, type);

create table offer (
  id integer primary key generated always as identity,
  reference text not null unique,
  title text not null,
  job_code text not null references job_description (code),
  sector_code text not null references job_description (code),
  contract_code text not null,
  time_code text not null,
  entity_code text not null references entity (code),
  shop_code text not null,
  location_name text not null,
  town_label text not null,
  zip text not null,
  town_code text not null,
  department_code text not null,
  region_code text not null,
  location point,
  is_anonymous boolean not null,
  is_cv_required boolean not null,
  status text not null check (status in ('OPEN', 'CLOSED')),
  publication_date timestamptz not null,
  valid_through timestamptz not null,
  detail jsonb not null,
  -- What a visitor may filter by: an anonymous offer must not be found through its entity.
  public_entity_code text generated always as (case when is_anonymous then null else entity_code end) stored,
  head tsvector not null,
  doc tsvector not null
);
create index offer_by_date on offer (publication_date desc, reference desc) where status = 'OPEN';
create index offer_cube on offer (contract_code, time_code, public_entity_code) where status = 'OPEN';
create index offer_doc on offer using gin (doc) with (fastupdate = off);
create index offer_location on offer using gist (location);
create index on offer (town_code) where status = 'OPEN';
create index on offer (department_code) where status = 'OPEN';
create index on offer (region_code) where status = 'OPEN';
create index on offer (job_code) where status = 'OPEN';
create index on offer (sector_code) where status = 'OPEN';

-- Words of all offers with the number of offers that have them: for roots and spelling.
create table lexicon (
  word text primary key,
  documents integer not null
);

create table application (
  id uuid primary key,
  idempotency_key text unique,
  type text not null check (type in ('OFFER', 'SPONTANEOUS', 'DCE')),
  offer_reference text,
  domain text,
  entity_codes text[] not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  postal_code text not null,
  phone text,
  answers jsonb not null,
  source text,
  received_at timestamptz not null default now()
);
-- One application for each address and offer, one spontaneous application for each address and entity.
create unique index application_once_per_offer on application (offer_reference, lower(email)) where type = 'OFFER';

-- Files stand in a table of their own: listing applications never reads them, and a dump holds them.
create table application_file (
  application_id uuid not null references application (id) on delete cascade,
  kind text not null check (kind in ('cv', 'motivation')),
  file_name text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (application_id, kind)
);
