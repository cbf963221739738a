import { SignJWT } from 'jose';
import { ALGORITHM } from '../documents/key-ring.ts';
import type { Signer } from '../documents/key-ring.ts';

/** JWT type, so that a preview cannot pass for a release document, or vice versa. */
export const PREVIEW_TYPE = 'careers-preview+jwt';

export interface Preview {
  environment: string;
  remote: string;
  version: string;
  /** Digest of its remote.json, which contains the digests of all files. */
  manifest: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** Returns a bearer token that shows a version of an environment to a browser, until it expires. */
export function signPreview(preview: Preview, { kid, key }: Signer): Promise<string> {
  const { environment, remote, version, manifest, issuedAt, expiresAt } = preview;
  return new SignJWT({ manifest })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: PREVIEW_TYPE })
    .setAudience(environment)
    .setSubject(`${remote}@${version}`)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
}
