import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLES_FILE, parseSamples } from '@careers/contract';
import { importDefault } from './import-default.ts';

/**
 * Writes the default export of a remote's `src/samples.ts`, if any, into its server build.
 * @throws ContractError with
 * what is invalid.
 */
export async function writeSamples(
  directory: string,
  fingerprint: string,
  serverBuild: string,
): Promise<void> {
  const file = join(directory, 'src', 'samples.ts');
  if (!existsSync(file)) return;
  const samples: unknown = JSON.parse(JSON.stringify((await importDefault(file, fingerprint)) ?? null));
  await writeFile(join(serverBuild, SAMPLES_FILE), `${JSON.stringify(parseSamples(samples, file))}\n`);
}
