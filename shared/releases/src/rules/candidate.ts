import type { RemoteManifest, ShellManifest } from '@careers/contract';
import type { Build } from '@careers/federation/checks';

/** A build to publish, with everything the gate compares it to. */
export interface Candidate extends Build {
  /** Paths and widgets owned by this remote. */
  owned: { mount: readonly string[]; widgets: readonly string[] };
  /** Budgets set by an administrator. */
  budgets: RemoteManifest['budgets'];
  /** Paths owned by other remotes. */
  ownedByOthers: readonly string[];
  /** Currently released versions in any environment, of all remotes. */
  live: readonly RemoteManifest[];
  /** Names of the registry's environments. */
  environments: readonly string[];
  /** Running shells of all environments. */
  shells: readonly ShellManifest[];
  /** Consents of the publisher. */
  agreed: { removals: boolean; withoutShells: boolean; dirty: boolean };
}
