import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfiguration } from '@careers/contract';
import type { ManifestConfiguration } from '@careers/contract';
import { importDefault } from './import-default.ts';

/**
 * Returns the default export of a remote's `src/configuration.ts`; undefined without the file.
 * @throws ContractError
 * with what is invalid and what to do.
 */
export async function configurationOf(
  directory: string,
  fingerprint: string,
): Promise<ManifestConfiguration | undefined> {
  const file = configurationFile(directory);
  if (!existsSync(file)) return undefined;
  return parseConfiguration(await importDefault(file, fingerprint), file);
}

/** Returns the path of a remote's configuration. */
export function configurationFile(directory: string): string {
  return join(directory, 'src', 'configuration.ts');
}
