import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContributionsSchema, check } from '@careers/contract';
import type { ManifestContributions } from '@careers/contract';
import { importDefault } from './import-default.ts';

/**
 * Returns the default export of a remote's `src/contributions.ts`; undefined without the file.
 * @throws ContractError
 * with what is invalid.
 */
export async function contributionsOf(
  directory: string,
  fingerprint: string,
): Promise<ManifestContributions | undefined> {
  const file = contributionsFile(directory);
  if (!existsSync(file)) return undefined;
  return check(ContributionsSchema, await importDefault(file, fingerprint), file);
}

/** Returns the path of a remote's contributions, which no other module imports. */
export function contributionsFile(directory: string): string {
  return join(directory, 'src', 'contributions.ts');
}
