import type { RemoteManifest, ShellManifest } from '@careers/contract';

/** What the gate knows of a build that someone wants to publish. */
export interface Candidate {
  manifest: RemoteManifest;
  /** Folder with its `client/` and `server/`. */
  directory: string;
  /** What an administrator has given to this name. */
  owned: { mount: readonly string[]; widgets: readonly string[] };
  /** Versions that visitors get now, in any environment, of this remote and of all others. */
  live: readonly RemoteManifest[];
  /** Running shells, of every environment. */
  shells: readonly ShellManifest[];
  /** What whoever publishes has agreed to. */
  agreed: { removals: boolean; withoutShells: boolean };
}

/** One reason not to publish a build; `Needs` is all that it looks at. */
export interface Rule<Needs extends Partial<Candidate> = Candidate> {
  /** Stable name that programs can look at. */
  name: string;
  /** Returns why the build is refused, null when it is not. */
  check(candidate: Needs): string | null | Promise<string | null>;
  /** What to do about it. */
  remedy: string;
}
