import type { Tables } from '../../src/database/schema.ts';

/** Tables in the order in which rows can be put back; sessions are left out, people sign in again. */
export const TABLES = [
  'remote',
  'blob',
  'version',
  'version_blob',
  'environment',
  'document',
  'person',
  'token',
  'trusted_workload',
  'role_grant',
  'audit',
] as const satisfies readonly (keyof Tables)[];

/** What is not kept: shells tell of themselves again, sessions begin again. */
export const LEFT_OUT: readonly (keyof Tables)[] = ['shell', 'session'];
