import { mkdir, readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JSONWebKeySet, JWK } from 'jose';
import { writeWhole } from '@careers/federation/write-whole';

export const ALGORITHM = 'EdDSA';

/** A new key signs after this long: until then every shell has read the public set that it stands in. */
const OVERLAP_MILLISECONDS = 60 * 60 * 1000;

interface SigningKey {
  kid: string;
  createdAt: Date;
  jwk: JWK;
}

export interface Signer {
  kid: string;
  key: CryptoKey | Uint8Array;
}

interface KeyFolders {
  /** Holds the private keys: each a file that only this user reads. */
  directory: string;
  /** Holds the public set, for shells. */
  publicFile: string;
}

/** The keys that documents are signed with. The folder is asked each time: a key added to it needs no restart. */
export class KeyRing {
  readonly #folders: KeyFolders;

  private constructor(folders: KeyFolders) {
    this.#folders = folders;
  }

  /** Opens the ring, with a first key where there is none, and writes its public set. */
  static async open(folders: KeyFolders): Promise<KeyRing> {
    await mkdir(folders.directory, { recursive: true, mode: 0o700 });
    const ring = new KeyRing(folders);
    if ((await ring.#keys()).length === 0) await ring.add(new Date());
    else await ring.#writePublicSet();
    return ring;
  }

  /** Adds a key, which signs once shells have had the time to know it. Returns its id. */
  async add(now: Date): Promise<string> {
    const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = await calculateJwkThumbprint(jwk);
    const file = join(this.#folders.directory, `${now.toISOString().replaceAll(':', '-')}.json`);
    await writeJson(file, { ...jwk, kid, alg: ALGORITHM, use: 'sig', createdAt: now.toISOString() }, 0o600);
    await this.#writePublicSet();
    return kid;
  }

  /** Returns the newest key that has been known long enough, or the oldest. */
  async signer(now: Date): Promise<Signer> {
    const keys = await this.#keys();
    const isKnown = ({ createdAt }: SigningKey) =>
      now.getTime() - createdAt.getTime() >= OVERLAP_MILLISECONDS;
    const signing = keys.findLast(isKnown) ?? keys[0];
    if (!signing) throw new Error(`There is no key in ${this.#folders.directory}.`);
    return { kid: signing.kid, key: await importJWK(signing.jwk, ALGORITHM) };
  }

  /** Returns the public keys, as shells and `/v1/keys` have them. */
  async publicSet(): Promise<JSONWebKeySet> {
    const keys = await this.#keys();
    return {
      keys: keys.map(({ kid, jwk: { kty, crv, x } }) => ({ kty, crv, x, kid, alg: ALGORITHM, use: 'sig' })),
    };
  }

  /** Oldest first. */
  async #keys(): Promise<SigningKey[]> {
    const { directory } = this.#folders;
    const names = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort();
    return Promise.all(
      names.map(async (name) => {
        const jwk = JSON.parse(await readFile(join(directory, name), 'utf8')) as JWK & { createdAt: string };
        return { kid: jwk.kid ?? '', createdAt: new Date(jwk.createdAt), jwk };
      }),
    );
  }

  async #writePublicSet(): Promise<void> {
    await mkdir(dirname(this.#folders.publicFile), { recursive: true });
    await writeJson(this.#folders.publicFile, await this.publicSet(), 0o644);
  }
}

async function writeJson(file: string, value: unknown, mode: number): Promise<void> {
  await writeWhole(file, `${JSON.stringify(value, null, 2)}\n`, { mode });
}
