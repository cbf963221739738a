/** The tables of `migrations/`; `npm run types -w shared/job-api` writes tables.ts from them. */
export type { DB as Database } from './tables.ts';
export type { Salary } from './salary.ts';
