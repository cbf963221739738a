import type { Day } from '../schema/pages.ts';

/** A day at work of each job, by its code. */
export const DAYS: Readonly<Record<string, Day>> = {};
