import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES_FILE, parseSamples } from '@careers/contract';
import type { Samples } from '@careers/contract';
import type { Build } from '../rule.ts';

/**
 * Returns the samples of a build: addresses of its contributions, its declared pages with their status, and recorded
 * responses.
 * @throws ContractError for invalid samples.
 */
export function samplesOf({ manifest, directory }: Build): Required<Samples> {
  const file = join(directory, 'server', SAMPLES_FILE);
  const known = existsSync(file)
    ? parseSamples(JSON.parse(readFileSync(file, 'utf8')), SAMPLES_FILE)
    : { api: {} };
  const contributed = (manifest.contributes?.samples ?? []).map((address) => [address, 200] as const);
  return { widgets: {}, ...known, pages: { ...Object.fromEntries(contributed), ...known.pages } };
}
