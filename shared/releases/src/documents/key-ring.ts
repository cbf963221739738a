import { mkdir, readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JSONWebKeySet, JWK } from 'jose';
import { writeWhole } from '@careers/federation/write-whole';

export const ALGORITHM = 'EdDSA';

/** Delay before a new key signs, so that every shell has read it in the public set. */
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

/** The signing keys of documents, read from the folder each time, so that adding a key needs no restart. */
export class KeyRing {
  /** Folder of the private keys, one file each, readable by this user only. */
  readonly #folder: string;
  /** File of the public key set, for shells. */
  readonly #publicFile: string;

  private constructor(folder: string, publicFile: string) {
    this.#folder = folder;
    this.#publicFile = publicFile;
  }

  /** Opens the key ring in the registry's folder, creates a first key if needed, and writes its public set. */
  static async open(directory: string, publicFile = join(directory, 'keys.json')): Promise<KeyRing> {
    const ring = new KeyRing(join(directory, 'keys'), publicFile);
    await mkdir(ring.#folder, { recursive: true, mode: 0o700 });
    if ((await ring.#keys()).length === 0) await ring.add(new Date());
    else await ring.#writePublicSet();
    return ring;
  }

  /** Adds a key, which signs after the overlap, once shells have read it. Returns its id. */
  async add(now: Date): Promise<string> {
    const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = await calculateJwkThumbprint(jwk);
    const file = join(this.#folder, `${now.toISOString().replaceAll(':', '-')}.json`);
    await writeJson(file, { ...jwk, kid, alg: ALGORITHM, use: 'sig', createdAt: now.toISOString() }, 0o600);
    await this.#writePublicSet();
    return kid;
  }

  /** Returns the newest key older than the overlap, or the oldest. */
  async signer(now: Date): Promise<Signer> {
    const keys = await this.#keys();
    const isKnown = ({ createdAt }: SigningKey) =>
      now.getTime() - createdAt.getTime() >= OVERLAP_MILLISECONDS;
    const signing = keys.findLast(isKnown) ?? keys[0];
    if (!signing) throw new Error(`There is no key in ${this.#folder}.`);
    return { kid: signing.kid, key: await importJWK(signing.jwk, ALGORITHM) };
  }

  /** Returns the public keys, for shells and `/v1/keys`. */
  async publicSet(): Promise<JSONWebKeySet> {
    const keys = await this.#keys();
    return {
      keys: keys.map(({ kid, jwk: { kty, crv, x } }) => ({ kty, crv, x, kid, alg: ALGORITHM, use: 'sig' })),
    };
  }

  /** Returns the keys, oldest first. */
  async #keys(): Promise<SigningKey[]> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.json')).sort();
    return Promise.all(
      names.map(async (name) => {
        const jwk = JSON.parse(await readFile(join(this.#folder, name), 'utf8')) as JWK & {
          createdAt: string;
        };
        return { kid: jwk.kid ?? '', createdAt: new Date(jwk.createdAt), jwk };
      }),
    );
  }

  async #writePublicSet(): Promise<void> {
    await mkdir(dirname(this.#publicFile), { recursive: true });
    await writeJson(this.#publicFile, await this.publicSet(), 0o644);
  }
}

async function writeJson(file: string, value: unknown, mode: number): Promise<void> {
  await writeWhole(file, `${JSON.stringify(value, null, 2)}\n`, { mode });
}
