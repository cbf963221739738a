import { resolve } from 'node:path';
import { PostgresDialect, generate } from 'kysely-codegen';
import type { Database } from '../../src/database/schema.ts';

export const FILE = resolve(import.meta.dirname, '..', '..', 'src', 'database', 'tables.ts');

/** Types that the generator cannot derive: JSON, enums as text, columns that the database writes. */
const COLUMNS = {
  'alert.digest_on': 'ColumnType<Date | null, string | null | undefined, string | null>',
  'alert.frequency': "Generated<'DAILY' | 'WEEKLY'>",
  'alert.status': "'PENDING' | 'ACTIVE'",
  'alert_departure.left_on': 'ColumnType<Date, string, never>',
  'application.answers': 'ColumnType<object, string, string>',
  'application.received_at': 'ColumnType<Date, string | undefined, never>',
  'application.type': "'OFFER' | 'SPONTANEOUS' | 'DCE'",
  'application_file.kind': "'cv' | 'motivation'",
  'job_description.content': 'ColumnType<object, string, string>',
  'news.content': 'ColumnType<object, string, string>',
  'news.header_picture': 'ColumnType<object, string, string>',
  'news.preview_picture': 'ColumnType<object, string, string>',
  'news.publication_date': 'ColumnType<Date, string, string>',
  'offer.added_at': 'ColumnType<Date, string | undefined, never>',
  'offer.detail': 'ColumnType<object, string, string>',
  'offer.doc': 'ColumnType<string, never, never>',
  'offer.head': 'ColumnType<string, never, never>',
  'offer.location': 'ColumnType<{ x: number; y: number } | null, string | null, string | null>',
  'offer.mentions': 'ColumnType<string[], never, never>',
  'offer.monthly_salary': 'ColumnType<number | null, never, never>',
  'offer.public_entity_code': 'ColumnType<string | null, never, never>',
  'offer.publication_date': 'ColumnType<Date, string, string>',
  'offer.salary': 'ColumnType<SalaryBody | null, string | null, string | null>',
  'offer.status': "'OPEN' | 'CLOSED'",
  'offer.valid_through': 'ColumnType<Date, string, string>',
};

/** Returns the types of the tables of a migrated database, as `src/database/tables.ts` has them. */
export function tableTypes(database: Database): Promise<string> {
  return generate({
    db: database,
    dialect: new PostgresDialect(),
    excludePattern: '(pgboss.*|kysely_*|public.kysely_*)',
    customImports: { SalaryBody: '../schemas/offers.ts' },
    overrides: { columns: COLUMNS },
    typeMapping: { timestamptz: 'Date' },
    typeOnlyImports: true,
    outFile: null,
  });
}
