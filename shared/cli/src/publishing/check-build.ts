import type { RemoteManifest } from '@careers/contract';
import { BUILD_RULES, runGate } from '@careers/federation/checks';
import type { GateResult } from '@careers/federation/checks';
import type { RegistryClient } from '../client/registry-client.ts';
import { ReleaseError } from '../release-error.ts';
import { askGate } from './uploading.ts';
import type { Agreed } from './uploading.ts';

/**
 * Returns the result of every rule that publishing would run. Without a registry only those that look at nothing but the
 * build: it knows what others own, what visitors have and which shells run.
 * @throws RegistryRefusal for an archive that the registry cannot read.
 */
export async function checkBuild(
  directory: string,
  manifest: RemoteManifest,
  registry: { client: RegistryClient; agreed: Agreed } | null,
): Promise<GateResult[]> {
  if (registry) return askGate(registry.client, manifest.name, directory, registry.agreed);
  return (await runGate({ manifest, directory }, BUILD_RULES)).results;
}

/** @throws ReleaseError with every reason to refuse the build. */
export function refuseUnsound({ name, version }: RemoteManifest, results: readonly GateResult[]): void {
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  if (refused.length === 0) return;
  const lines = refused.map(({ rule, detail }) => `${rule}: ${detail ?? ''}`);
  throw new ReleaseError(`${name}@${version} cannot be published:\n${lines.join('\n')}`);
}
