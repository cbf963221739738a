import { writeFile } from 'node:fs/promises';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import type { ReleaseDocument } from '@careers/contract';
import { namedVersions } from '../release-source.ts';

/** A key that signs documents in tests. */
export interface Signer {
  publicKey: JWK;
  /** Signs a body, by default with the header of a release document. */
  sign(body: unknown, header?: object): Promise<string>;
}

export async function newSigner(kid: string): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' },
    sign: (body, header = {}) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(body)))
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'careers-release+jws', ...header })
        .sign(privateKey),
  };
}

/** Writes the key set of a shell. */
export function writeKeys(file: string, signers: readonly Signer[]): Promise<void> {
  return writeFile(file, JSON.stringify({ keys: signers.map(({ publicKey }) => publicKey) }));
}

const PIN = `sha384-${'A'.repeat(64)}`;

/** Returns a document of production at a revision, with digests of all versions. */
export function documentAt(revision: number, changes: Partial<ReleaseDocument> = {}): ReleaseDocument {
  const document: ReleaseDocument = {
    revision,
    environment: 'production',
    issuedAt: '2026-11-22T12:00:00.000Z',
    remotes: {
      'mf-search': {
        stable: `1.${revision}.0`,
        candidate: null,
        percent: 0,
        salt: 'salt',
        fallback: ['1.0.0'],
      },
    },
    ...changes,
  };
  const versions = namedVersions(document).map(([name, version]) => [
    `${name}@${version}`,
    { manifest: PIN },
  ]);
  return { versions: Object.fromEntries(versions), ...document };
}
