import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRemoteManifest } from '@careers/contract';

/** Returns the errors of the gate's budget rule for a build. */
export async function budgetFaults(directory: string): Promise<string[]> {
  const text = await readFile(join(directory, 'remote.json'), 'utf8').catch(() => null);
  if (text === null) return [`no build in ${directory}: run \`careers build\` first`];
  const manifest = parseRemoteManifest(JSON.parse(text));
  const { budgets } = await import('@careers/federation/checks');
  const said = await budgets.check({ manifest, directory });
  return said === null ? [] : [`${said} ${budgets.remedy}`];
}
