import { resolve } from 'node:path';

/** Folder of the repository. */
export const PROJECT = resolve(import.meta.dirname, '..', '..', '..');
