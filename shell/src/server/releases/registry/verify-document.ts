import { compactVerify, decodeProtectedHeader, errors } from 'jose';
import { parseReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import { namedVersions } from '../release-source.ts';
import { RefusedDocument } from './refused-document.ts';
import { ALGORITHM, readKeys } from './signing-keys.ts';

const TYPE = 'careers-release+jws';

export interface VerifierOptions {
  /** JSON Web Key Set of accepted signers, read on each call so that keys can be rotated without a restart. */
  keysFile: string;
  environment: string;
}

/**
 * Returns the document of a compact JWS.
 * @throws RefusedDocument unless it is a valid release document of this
 * environment, signed by one of the keys.
 */
export async function verifyDocument(
  jws: string,
  { keysFile, environment }: VerifierOptions,
): Promise<ReleaseDocument> {
  const keys = await readKeys(keysFile).catch((cause: unknown) => {
    throw new RefusedDocument(
      'release_document_key_unknown',
      `${keysFile} is not a readable JSON Web Key Set: ${String(cause)}`,
      { cause },
    );
  });
  const { payload, protectedHeader } = await compactVerify(jws, keys, { algorithms: [ALGORITHM] }).catch(
    (cause: unknown) => {
      if (cause instanceof errors.JWKSNoMatchingKey)
        throw new RefusedDocument(
          'release_document_key_unknown',
          `its key ${JSON.stringify(decodeProtectedHeader(jws).kid?.slice(0, 64))} is not in ${keysFile}`,
        );
      // Code instead of the message, which may contain a forger's text.
      const code = cause instanceof errors.JOSEError ? cause.code : 'unknown';
      throw new RefusedDocument('release_document_forged', `it is not signed as its key would: ${code}`);
    },
  );
  if (protectedHeader.typ !== TYPE)
    throw new RefusedDocument('release_document_foreign', `the signed content is not a ${TYPE}`);
  const document = parse(payload);
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

function parse(payload: Uint8Array): ReleaseDocument {
  try {
    return parseReleaseDocument(JSON.parse(new TextDecoder().decode(payload)));
  } catch (cause) {
    throw new RefusedDocument('release_document_unreadable', `it cannot be read: ${String(cause)}`, {
      cause,
    });
  }
}
