import type { RemoteManifest, ShellManifest } from '@careers/contract';
import type { Build } from '@careers/federation/checks';

/** A build that somebody wants to publish, with all that the gate compares it with. */
export interface Candidate extends Build {
  /** Paths and widgets that an administrator has given to this name. */
  owned: { mount: readonly string[]; widgets: readonly string[] };
  /** Budgets that an administrator has set. */
  budgets: RemoteManifest['budgets'];
  /** Paths that have been given to others. */
  ownedByOthers: readonly string[];
  /** Versions that visitors get now, in any environment, of this remote and of all others. */
  live: readonly RemoteManifest[];
  /** Names of the registry's environments. */
  environments: readonly string[];
  /** Running shells, of every environment. */
  shells: readonly ShellManifest[];
  /** Consent of the publisher. */
  agreed: { removals: boolean; withoutShells: boolean; dirty: boolean };
}
