import { CompactSign, decodeProtectedHeader } from 'jose';
import type { ReleaseDocument } from '@careers/contract';
import { ALGORITHM } from './key-ring.ts';
import type { Signer } from './key-ring.ts';

/** JWS type, so that no other signature of the same key passes for a document. */
export const DOCUMENT_TYPE = 'careers-release+jws';

export function signDocument(document: ReleaseDocument, { kid, key }: Signer): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(document)))
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: DOCUMENT_TYPE })
    .sign(key);
}

export function signerOf(jws: string): string | undefined {
  return decodeProtectedHeader(jws).kid;
}
