import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { DB } from './tables.ts';

/** The tables of `migrations/`; `npm run types -w shared/releases` writes tables.ts from them. */
export type Tables = DB;

/** A connection pool or a transaction. */
export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;
