import { BUILD_RULES, renderCheck, runGate } from '@careers/federation/checks';
import { buildHere } from '../building/build.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { askGate } from './uploading.ts';
import type { Agreed } from './uploading.ts';

/**
 * Builds a remote and returns the results of all publishing rules and of its rendered samples. Without a registry,
 * which knows owners, released versions and shells, only rules about the build alone.
 * @throws RegistryRefusal for an
 * unreadable archive.
 */
export async function checkHere(remote: string | undefined, client: RegistryClient | null, agreed: Agreed) {
  const { manifest, directory } = await buildHere(remote);
  const { name, version } = manifest;
  // Allows uncommitted changes, which are common in a check.
  if (client)
    return { name, version, ...(await askGate(client, name, directory, { ...agreed, allowDirty: true })) };
  const { results: gate, refusal } = await runGate({ manifest, directory }, BUILD_RULES);
  const findings = refusal ? [] : (await renderCheck({ manifest, directory })).findings;
  return { name, version, gate, checks: [{ name: 'render', details: findings }] };
}
