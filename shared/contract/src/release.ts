import Type from 'typebox';
import type { Static } from 'typebox';
import { check } from './check.ts';
import { Sha384 } from './remote.ts';

const RemoteRelease = Type.Object({
  stable: Type.String(),
  /** Candidate version, null when there is none. */
  candidate: Type.Union([Type.String(), Type.Null()]),
  /** Share of visitors, 0 to 100, who get the candidate. */
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  /** Salt of the visitors' hash, new for each candidate, so that the first visitors differ each time. */
  salt: Type.String(),
  /** Versions to try, in order, when the chosen one cannot be loaded. */
  fallback: Type.Array(Type.String()),
  /** Reason of a pin, which blocks moves of this remote until it is unpinned. */
  pinned: Type.Optional(Type.String()),
  /** Earlier versions that are no longer served, newest first: open pages still request their files. */
  withdrawn: Type.Optional(Type.Array(Type.String())),
});

/** User and kind of the move to this revision; inside the document, so that the signature covers it. */
const LastMove = Type.Object({
  time: Type.String(),
  who: Type.String(),
  /** Command line as typed: `promote mf-search`. */
  command: Type.String(),
  remote: Type.String(),
  before: Type.Union([RemoteRelease, Type.Null()]),
  after: Type.Union([RemoteRelease, Type.Null()]),
  reason: Type.Optional(Type.String()),
});

/** Digests of a version that the document names, signed by the registry: a shell need not trust a store. */
const PinnedVersion = Type.Object({
  /** Digest of its remote.json, which holds that of each of its files. */
  manifest: Sha384,
});

/** The release document: versions of each remote, and the visitors who get them. */
export const ReleaseDocumentSchema = Type.Object({
  /** Grows by one with each change. */
  revision: Type.Integer({ minimum: 0 }),
  remotes: Type.Record(Type.String(), RemoteRelease),
  lastMove: Type.Optional(LastMove),
  /** Environment of a registry's document, so that one of staging is never accepted in production. */
  environment: Type.Optional(Type.String()),
  /** Time of the registry's signature, ISO 8601. */
  issuedAt: Type.Optional(Type.String()),
  /** Digests by `name@version` of every version in `remotes`; in a registry's document. */
  versions: Type.Optional(Type.Record(Type.String(), PinnedVersion)),
});

export type RemoteRelease = Static<typeof RemoteRelease>;
export type LastMove = Static<typeof LastMove>;
export type ReleaseDocument = Static<typeof ReleaseDocumentSchema>;

/** Returns the document of a site without releases. */
export function emptyReleaseDocument(): ReleaseDocument {
  return { revision: 0, remotes: {} };
}

/**
 * Returns the value as a release document.
 * @throws ContractError naming the wrong fields.
 */
export function parseReleaseDocument(value: unknown, what = 'release document'): ReleaseDocument {
  return check(ReleaseDocumentSchema, value, what);
}
