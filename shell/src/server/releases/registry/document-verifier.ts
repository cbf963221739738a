import { readFile } from 'node:fs/promises';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors } from 'jose';
import type { JSONWebKeySet, ProtectedHeaderParameters } from 'jose';
import { parseReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import { namedVersions } from '../release-source.ts';
import { RefusedDocument } from './refused-document.ts';

const ALGORITHM = 'EdDSA';
const TYPE = 'careers-release+jws';

export interface DocumentVerifierOptions {
  /** JSON Web Key Set of those who may sign. It is read each time: keys are added and withdrawn without a restart. */
  keysFile: string;
  environment: string;
}

/** A document whose signature was verified, with that signature. */
export interface SignedDocument {
  jws: string;
  document: ReleaseDocument;
}

/** Verifies that the registry of this environment has signed a document. */
export class DocumentVerifier {
  readonly #options: DocumentVerifierOptions;

  constructor(options: DocumentVerifierOptions) {
    this.#options = options;
  }

  /**
   * Returns the document of a compact JWS.
   * @throws RefusedDocument unless it is a whole release document of this environment, signed by one of the keys.
   */
  async verify(jws: string): Promise<SignedDocument> {
    const header = headerOf(jws);
    const keys = await this.#keysWith(header.kid);
    const { payload } = await compactVerify(jws, createLocalJWKSet(keys), { algorithms: [ALGORITHM] }).catch(
      (cause: unknown) => {
        throw new RefusedDocument(
          'release_document_forged',
          `it is not signed as its key would: ${codeOf(cause)}`,
        );
      },
    );
    if (header.typ !== TYPE)
      throw new RefusedDocument('release_document_foreign', `what was signed is no ${TYPE}`);
    return { jws, document: this.#documentOf(payload) };
  }

  #documentOf(payload: Uint8Array): ReleaseDocument {
    const document = parse(payload);
    const { environment } = this.#options;
    if (document.environment !== environment)
      throw new RefusedDocument(
        'release_document_foreign',
        `it is of environment ${document.environment ?? 'unknown'}, and this shell's is ${environment}`,
      );
    const { versions = {} } = document;
    const unpinned = namedVersions(document)
      .map(([name, version]) => `${name}@${version}`)
      .filter((version) => !Object.hasOwn(versions, version));
    if (unpinned.length > 0)
      throw new RefusedDocument(
        'release_document_unpinned',
        `revision ${document.revision} has no digest of ${unpinned.join(', ')}`,
      );
    return document;
  }

  /** The keys, this one among them. */
  async #keysWith(kid: string | undefined): Promise<JSONWebKeySet> {
    const keys = await this.#readKeys();
    if (kid !== undefined && keys.keys.some((key) => key.kid === kid)) return keys;
    throw new RefusedDocument(
      'release_document_key_unknown',
      `its key ${JSON.stringify(kid?.slice(0, 64) ?? null)} is not in ${this.#options.keysFile}`,
    );
  }

  async #readKeys(): Promise<JSONWebKeySet> {
    const { keysFile } = this.#options;
    try {
      const keys = JSON.parse(await readFile(keysFile, 'utf8')) as JSONWebKeySet;
      createLocalJWKSet(keys);
      return keys;
    } catch (cause) {
      throw new RefusedDocument(
        'release_document_key_unknown',
        `${keysFile} is no JSON Web Key Set that can be read: ${String(cause)}`,
        { cause },
      );
    }
  }
}

function headerOf(jws: string): ProtectedHeaderParameters {
  try {
    return decodeProtectedHeader(jws);
  } catch (cause) {
    throw new RefusedDocument('release_document_forged', 'it is no signed document at all', { cause });
  }
}

function parse(payload: Uint8Array): ReleaseDocument {
  try {
    return parseReleaseDocument(JSON.parse(new TextDecoder().decode(payload)));
  } catch (cause) {
    throw new RefusedDocument('release_document_unreadable', `it cannot be read: ${String(cause)}`, {
      cause,
    });
  }
}

/** Returns the code of jose's errors: their message may hold what a forger wrote. */
function codeOf(error: unknown): string {
  return error instanceof errors.JOSEError ? error.code : 'unknown';
}
