import type { ReleaseDocument } from '@careers/contract';

/** The release document that this process follows. A refused document leaves the previous one active. */
export interface ReleaseSource {
  /** Last good document; empty before the first. */
  readonly current: ReleaseDocument;
  /** Reads a newer document now, if there is one. */
  refresh(): Promise<void>;
}

/** Returns true if a document names a version of a remote: released, a fallback, or recently withdrawn. */
export function isNamed(document: ReleaseDocument, name: string, version: string): boolean {
  return namedVersions(document).some(([remote, each]) => remote === name && each === version);
}

export function namedVersions({ remotes }: ReleaseDocument): [name: string, version: string][] {
  return Object.entries(remotes).flatMap(([name, { stable, candidate, fallback, withdrawn = [] }]) =>
    [stable, ...(candidate === null ? [] : [candidate]), ...fallback, ...withdrawn].map(
      (version): [string, string] => [name, version],
    ),
  );
}
