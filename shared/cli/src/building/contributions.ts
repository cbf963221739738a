import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError, ContributionsSchema, check } from '@careers/contract';
import type { ManifestContributions } from '@careers/contract';
import { ReleaseError } from '../release-error.ts';
import { importDefault } from './import-default.ts';

/**
 * Returns what `src/contributions.ts` of a remote exports; undefined where it has none.
 * @throws ReleaseError naming what is wrong in it.
 */
export async function contributionsOf(
  directory: string,
  fingerprint: string,
): Promise<ManifestContributions | undefined> {
  const file = contributionsFile(directory);
  if (!existsSync(file)) return undefined;
  const contributions = await importDefault(file, fingerprint);
  try {
    return check(ContributionsSchema, contributions, file);
  } catch (error) {
    throw error instanceof ContractError ? new ReleaseError(error.message, { cause: error }) : error;
  }
}

/** Returns the file of a remote's contributions: nothing else imports it. */
export function contributionsFile(directory: string): string {
  return join(directory, 'src', 'contributions.ts');
}
