import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES_FILE, parseSamples } from '@careers/contract';
import type { Samples } from '@careers/contract';
import type { Build } from '../rule.ts';

/**
 * Returns what a build is rendered with: the addresses that its contributions name, pages of its own with their status, and
 * recorded answers.
 * @throws ContractError for samples that are none.
 */
export function samplesOf({ manifest, directory }: Build): Required<Samples> {
  const file = join(directory, 'server', SAMPLES_FILE);
  const known = existsSync(file)
    ? parseSamples(JSON.parse(readFileSync(file, 'utf8')), SAMPLES_FILE)
    : { api: {} };
  const contributed = (manifest.contributes?.samples ?? []).map((address) => [address, 200] as const);
  return { widgets: {}, ...known, pages: { ...Object.fromEntries(contributed), ...known.pages } };
}
