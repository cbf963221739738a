import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfiguration } from '@careers/contract';
import type { ManifestConfiguration } from '@careers/contract';
import { importDefault } from './import-default.ts';

/**
 * Returns what `src/configuration.ts` of a remote exports; undefined where it has none.
 * @throws ContractError naming what is wrong in it, with what to do.
 */
export async function configurationOf(
  directory: string,
  fingerprint: string,
): Promise<ManifestConfiguration | undefined> {
  const file = configurationFile(directory);
  if (!existsSync(file)) return undefined;
  return parseConfiguration(await importDefault(file, fingerprint), file);
}

/** Returns the file of a remote's configuration. */
export function configurationFile(directory: string): string {
  return join(directory, 'src', 'configuration.ts');
}
