import type { ReleaseDocument } from '@careers/contract';

/** Where this process learns what is released. What it does not believe leaves the document before in force. */
export interface ReleaseSource {
  /** The document that was taken last; an empty one before any. */
  readonly current: ReleaseDocument;
  /** Told of each document that is taken. */
  onChange: (document: ReleaseDocument) => void;
  /** Gets a first document if there is one, and follows it until `stop`. */
  start(): Promise<void>;
  /** Looks now whether there is a newer one. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Whether a document names a version of a remote: one that is released, ready to fall back to, or lately withdrawn. */
export function isNamed(document: ReleaseDocument, name: string, version: string): boolean {
  return namedVersions(document).some(([remote, each]) => remote === name && each === version);
}

/** Returns all versions that a document names. */
export function namedVersions({ remotes }: ReleaseDocument): [name: string, version: string][] {
  return Object.entries(remotes).flatMap(([name, { stable, candidate, fallback, withdrawn = [] }]) =>
    [stable, ...(candidate === null ? [] : [candidate]), ...fallback, ...withdrawn].map(
      (version): [string, string] => [name, version],
    ),
  );
}
