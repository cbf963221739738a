import { resolve } from 'node:path';

/** Root folder of the repository. */
export const PROJECT = resolve(import.meta.dirname, '..', '..', '..');
