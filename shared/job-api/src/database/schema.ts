import type { ColumnType, Generated } from 'kysely';

interface EntityTable {
  code: string;
  label: string;
  color: string;
  logo_url: string;
  description: string;
}

interface JobDescriptionTable {
  code: string;
  position: number;
  title: string;
  title_for_url: string;
  parent_code: string | null;
  promoted: boolean;
  seo_position: number | null;
  content: ColumnType<object, string, string>;
}

interface ReferentialTable {
  code: string;
  type: string;
  original_code: number | null;
  parent_original_code: number | null;
  label: string;
  label_for_url: string;
  active: boolean;
  area_codes: string[];
  latitude: number | null;
  longitude: number | null;
  weight: number;
  position: number;
  department_code: string | null;
  region_code: string | null;
}

/** What an offer says it pays. */
export interface Salary {
  minimum: number;
  maximum: number;
  currency: string;
  unit: 'HOUR' | 'MONTH' | 'YEAR';
}

interface OfferTable {
  id: Generated<number>;
  reference: string;
  title: string;
  job_code: string;
  sector_code: string;
  contract_code: string;
  time_code: string;
  entity_code: string;
  shop_code: string;
  location_name: string;
  town_label: string;
  zip: string;
  town_code: string;
  department_code: string;
  region_code: string;
  location: ColumnType<{ x: number; y: number } | null, string | null, string | null>;
  is_anonymous: boolean;
  is_cv_required: boolean;
  status: 'OPEN' | 'CLOSED';
  publication_date: ColumnType<Date, string, string>;
  valid_through: ColumnType<Date, string, string>;
  added_at: ColumnType<Date, string | undefined, never>;
  detail: ColumnType<object, string, string>;
  public_entity_code: ColumnType<string | null, never, never>;
  salary: ColumnType<Salary | null, string | null, string | null>;
  monthly_salary: ColumnType<number | null, never, never>;
  /** Written by the database itself: what the texts say. */
  mentions: ColumnType<string[], never, never>;
  /** Words of an offer, written by the database itself. */
  head: ColumnType<string, never, never>;
  doc: ColumnType<string, never, never>;
}

interface NewsTable {
  id: number;
  title: string;
  header_picture: ColumnType<object, string, string>;
  preview_picture: ColumnType<object, string, string>;
  publication_date: ColumnType<Date, string, string>;
  content: ColumnType<object, string, string>;
}

interface ApplicationTable {
  id: string;
  /** For people; unique. */
  reference: string;
  idempotency_key: string | null;
  type: 'OFFER' | 'SPONTANEOUS' | 'DCE';
  offer_reference: string | null;
  domain: string | null;
  entity_codes: string[];
  first_name: string;
  last_name: string;
  email: string;
  postal_code: string;
  phone: string | null;
  answers: ColumnType<object, string, string>;
  source: string | null;
  received_at: ColumnType<Date, string | undefined, never>;
  /** When the confirmation is to be sent; null when there is none to send. */
  mail_due_at: Date | null;
  mail_attempts: Generated<number>;
}

interface AlertTable {
  id: string;
  token: string;
  email: string;
  criteria_key: string;
  job_codes: string[];
  entity_codes: string[];
  contract_codes: string[];
  time_codes: string[];
  mention_codes: Generated<string[]>;
  minimum_salary: ColumnType<number | null, number | null | undefined, never>;
  town_code: string | null;
  department_code: string | null;
  region_code: string | null;
  latitude: number | null;
  longitude: number | null;
  radius: number | null;
  place_label: string | null;
  status: 'PENDING' | 'ACTIVE';
  created_at: Date;
  last_contact_at: Date;
  seen_until: Date;
  /** Written as YYYY-MM-DD. */
  digest_on: ColumnType<Date | null, string | null | undefined, string | null>;
  mail_due_at: Date | null;
  mail_attempts: Generated<number>;
  mailed_at: Date | null;
}

interface ApplicationFileTable {
  application_id: string;
  kind: 'cv' | 'motivation';
  file_name: string;
  media_type: string;
  bytes: Buffer;
}

/** The tables of `migrations/`. */
export interface Database {
  entity: EntityTable;
  job_description: JobDescriptionTable;
  referential: ReferentialTable;
  offer: OfferTable;
  lexicon: { word: string; documents: number; in_trade: boolean };
  news: NewsTable;
  application: ApplicationTable;
  application_file: ApplicationFileTable;
  alert: AlertTable;
}
