import { BUILD_RULES, renderCheck, runGate } from '@careers/federation/checks';
import { buildHere } from '../building/build.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { askGate } from './uploading.ts';
import type { Agreed } from './uploading.ts';

/**
 * Builds a remote and returns the result of every rule that publishing would run, and of its samples, rendered. Without a registry only those that look
 * at nothing but the build: it knows what others own, what visitors have and which shells run.
 * @throws RegistryRefusal for an archive that the registry cannot read.
 */
export async function checkHere(remote: string | undefined, client: RegistryClient | null, agreed: Agreed) {
  const { manifest, directory } = await buildHere(remote);
  const { name, version } = manifest;
  // Work that is checked is often not committed yet.
  if (client)
    return { name, version, ...(await askGate(client, name, directory, { ...agreed, allowDirty: true })) };
  const { results: gate, refusal } = await runGate({ manifest, directory }, BUILD_RULES);
  const findings = refusal ? [] : (await renderCheck({ manifest, directory })).findings;
  return { name, version, gate, checks: [{ name: 'render', details: findings }] };
}
