import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRemoteManifest } from '@careers/contract';

/** Returns what the registry's gate would say of the weight of a build, and of styles for the whole page in it. */
export async function budgetFaults(directory: string): Promise<string[]> {
  const text = await readFile(join(directory, 'remote.json'), 'utf8').catch(() => null);
  if (text === null) return [`there is no build in ${directory}: run \`careers build\` first`];
  const manifest = parseRemoteManifest(JSON.parse(text));
  const { budgets } = await import('@careers/cli/gate');
  const said = await budgets.check({ manifest, directory });
  return said === null ? [] : [`${said} ${budgets.remedy}`];
}
