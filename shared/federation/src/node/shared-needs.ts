import semver from 'semver';
import { contractsOf } from '@careers/contract';
import type { RemoteManifest, ShellOffer } from '@careers/contract';

/** Shared modules of a process. */
export type SharedLibraries = Record<string, { version: string; range: string; lib: () => unknown }>;

type SharedModules = ShellOffer['shared'];

/** Describes the shared modules of a process, for manifests. */
export function describeShared(libraries: SharedLibraries): SharedModules {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, { version, lib }]) => {
      const library = lib();
      const exports = typeof library === 'object' && library !== null ? Object.keys(library).sort() : [];
      return [name, { version, exports }];
    }),
  );
}

/**
 * Describes a remote's unmet requirements of a shell, each as a clause; empty if it can run. `default` is never
 * missing, as interop falls back to the module itself.
 */
export function unmetNeeds(
  manifest: Pick<RemoteManifest, 'contract' | 'shared' | 'uses'>,
  shell: ShellOffer,
): string[] {
  const contracts = contractsOf(shell);
  if (!contracts.includes(manifest.contract))
    return [`it is of contract ${manifest.contract}, and that shell runs ${contracts.join(' and ')}`];
  return unmetModules(manifest, shell.shared);
}

function unmetModules(
  { shared, uses = {} }: Pick<RemoteManifest, 'shared' | 'uses'>,
  offered: SharedModules,
): string[] {
  return Object.entries(shared).flatMap(([name, range]) => {
    const module = offered[name];
    const used = uses[name] ?? [];
    // A module without used imports is not needed.
    if (!module) return used.length > 0 ? [`it uses ${name}, which is not shared`] : [];
    if (!semver.satisfies(module.version, range, { includePrerelease: true }))
      return [`it needs ${name} ${range}, and gets ${module.version}`];
    const missing = used.filter((each) => each !== 'default' && !module.exports.includes(each));
    return missing.length > 0
      ? [`it uses ${missing.join(', ')} of ${name} ${module.version}, which lacks it`]
      : [];
  });
}
