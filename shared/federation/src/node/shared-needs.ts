import semver from 'semver';
import { contractsOf } from '@careers/contract';
import type { RemoteManifest, ShellOffer } from '@careers/contract';

/** Modules that remotes take from a process: its own copies. */
export type SharedLibraries = Record<string, { version: string; range: string; lib: () => unknown }>;

type SharedModules = ShellOffer['shared'];

/** Returns what a process offers to remotes of its own copies. */
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
 * Returns what a remote needs of a shell and would not get, each as half a sentence; none when it can run.
 * `default` is never missing: a module without one is its own.
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
    // A module of which it imports nothing is not needed.
    if (!module) return used.length > 0 ? [`it uses ${name}, which is not shared`] : [];
    if (!semver.satisfies(module.version, range, { includePrerelease: true }))
      return [`it needs ${name} ${range}, and gets ${module.version}`];
    const missing = used.filter((each) => each !== 'default' && !module.exports.includes(each));
    return missing.length > 0
      ? [`it uses ${missing.join(', ')} of ${name} ${module.version}, which lacks it`]
      : [];
  });
}
