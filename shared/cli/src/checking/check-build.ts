import type { RemoteManifest } from '@careers/contract';
import type { RegistryClient } from '../client/registry-client.ts';
import { runGate } from '../gate/run-gate.ts';
import type { GateResult } from '../gate/run-gate.ts';
import { LOCAL_RULES } from '../gate/rules.ts';
import { askGate } from '../publishing/uploading.ts';
import type { Agreed } from '../publishing/uploading.ts';
import { ReleaseError } from '../release-error.ts';

/**
 * Asks about a build every rule that looks at nothing else, then the registry, where there is one: it knows what others
 * own, what visitors have and which shells run, and keeps nothing of it.
 * @throws RegistryRefusal where the build may not even be asked about.
 */
export async function checkBuild(
  directory: string,
  manifest: RemoteManifest,
  registry: { client: RegistryClient; agreed: Agreed } | null,
): Promise<GateResult[]> {
  const { mount, widgets } = manifest;
  const alone = {
    owned: { mount, widgets },
    live: [],
    shells: [],
    agreed: { removals: true, withoutShells: true },
  };
  const { results } = await runGate({ manifest, directory, ...alone }, LOCAL_RULES);
  if (!registry) return results;
  const known = new Set(results.map(({ rule }) => rule));
  const asked = await askGate(registry.client, manifest.name, directory, registry.agreed);
  return [...results, ...asked.filter(({ rule }) => !known.has(rule))];
}

/** @throws ReleaseError with all that is against the build. */
export function refuseUnsound({ name, version }: RemoteManifest, results: readonly GateResult[]): void {
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  if (refused.length === 0) return;
  const lines = refused.map(({ rule, detail }) => `${rule}: ${detail ?? ''}`);
  throw new ReleaseError(`${name}@${version} cannot be published:\n${lines.join('\n')}`);
}
