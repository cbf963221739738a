import Type from 'typebox';
import { refused } from '../registry-error.ts';

export const JWS_TYPE = 'application/jose';

/** Which environment an address is about. */
export const Environment = Type.Object({ environment: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }) });

/** Name of a remote: also a key of the release document, so none that objects have by themselves. */
export const RemoteName = Type.String({ maxLength: 60, pattern: '^(?!constructor$)[a-z][a-z0-9-]*$' });

/** Why something is done: stands in the document and in the audit log. */
export const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

/** Header of a move. */
export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({ description: 'The revision that was looked at: "812". Required: 428 without it.' }),
  ),
});

const TAG = /^(?:W\/)?"(\d{1,9})"$/;

/** Returns a text of somebody else as one line, without control characters: printed, it can forge no other line. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Returns the entity tag of a revision. */
export function tagOf(revision: number): string {
  return `"${revision}"`;
}

/** Returns the revision of an entity tag, null for any other text. */
export function revisionOf(tag: string | undefined): number | null {
  const revision = TAG.exec(tag ?? '')?.[1];
  return revision === undefined ? null : Number(revision);
}

/**
 * Returns the revision that the caller decided at.
 * @throws RegistryError where the request does not name it.
 */
export function requireIfMatch(header: string | undefined): number {
  if (header === undefined)
    throw refused('if-match-missing', 'A move names the revision that it was decided at.');
  const revision = revisionOf(header);
  if (revision !== null) return revision;
  throw refused('invalid-request', 'If-Match is no revision: write it as the ETag of the document, "812".');
}
