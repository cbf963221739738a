import Type from 'typebox';
import { refused } from '../registry-error.ts';

export const JWS_TYPE = 'application/jose';

/** Path parameter of the environment. */
export const Environment = Type.Object({ environment: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }) });

/** Name of a remote; also a key in the release document, so names of built-in object properties are excluded. */
export const RemoteName = Type.String({ maxLength: 60, pattern: '^(?!constructor$)[a-z][a-z0-9-]*$' });

/** Reason of an action, stored in the document and in the audit log. */
export const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

/** Headers of a move. */
export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({ description: 'Revision on which the request is based: "812". Required: 428 without it.' }),
  ),
});

const TAG = /^(?:W\/)?"(\d{1,9})"$/;

/** Returns untrusted text as one line without control characters, so that it cannot forge others when printed. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Returns the entity tag of a revision. */
export function tagOf(revision: number): string {
  return `"${revision}"`;
}

/** Returns the revision of an entity tag; null for any other text. */
export function revisionOf(tag: string | undefined): number | null {
  const revision = TAG.exec(tag ?? '')?.[1];
  return revision === undefined ? null : Number(revision);
}

/**
 * Returns the revision on which the request is based.
 * @throws RegistryError if the request names none.
 */
export function requireIfMatch(header: string | undefined): number {
  if (header === undefined)
    throw refused('if-match-missing', 'A move names the revision that it is based on.');
  const revision = revisionOf(header);
  if (revision !== null) return revision;
  throw refused(
    'invalid-request',
    'If-Match is not a revision: write it as the ETag of the document, "812".',
  );
}
