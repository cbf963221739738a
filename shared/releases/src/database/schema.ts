/** The tables of `migrations/`; `npm run types -w shared/releases` writes tables.ts from them. */
export type { DB as Database } from './tables.ts';
