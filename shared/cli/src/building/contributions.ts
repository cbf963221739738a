import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContributionsSchema, check } from '@careers/contract';
import type { ManifestContributions } from '@careers/contract';
import { importDefault } from './import-default.ts';

/**
 * Returns what `src/contributions.ts` of a remote exports; undefined where it has none.
 * @throws ContractError naming what is wrong in it.
 */
export async function contributionsOf(
  directory: string,
  fingerprint: string,
): Promise<ManifestContributions | undefined> {
  const file = contributionsFile(directory);
  if (!existsSync(file)) return undefined;
  return check(ContributionsSchema, await importDefault(file, fingerprint), file);
}

/** Returns the file of a remote's contributions: nothing else imports it. */
export function contributionsFile(directory: string): string {
  return join(directory, 'src', 'contributions.ts');
}
