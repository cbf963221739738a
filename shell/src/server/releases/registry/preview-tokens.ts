import { errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { PreviewRefused } from '../../previews/preview-errors.ts';
import type { Preview, PreviewVerifier } from '../../previews/preview-verifier.ts';
import { ALGORITHM, readKeys } from './signing-keys.ts';
import type { VerifierOptions } from './verify-document.ts';

const TYPE = 'careers-preview+jwt';
const MAX_AGE = '72h';
/** Tolerated clock skew between the registry and this machine. */
const CLOCKS_DIFFER_SECONDS = 30;
const MAX_TOKENS = 100;
/** Lifetime of verified tokens, after which a withdrawn key is no longer accepted. */
const TOKEN_MILLISECONDS = 60_000;
const SUBJECT = /^(?<remote>[a-z][a-z0-9-]*)@(?<version>\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;
const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;

interface PinnedPreview extends Preview {
  /** Digest of its remote.json. */
  manifest: string;
}

/** Verifies previews signed by the registry for this environment, and stores the digests of their versions. */
export class PreviewTokens implements PreviewVerifier {
  readonly #options: VerifierOptions;
  readonly #verified = new LRUCache<string, PinnedPreview>({ max: MAX_TOKENS, ttl: TOKEN_MILLISECONDS });
  readonly #pins = new LRUCache<string, string>({ max: MAX_TOKENS });

  constructor(options: VerifierOptions) {
    this.#options = options;
  }

  async verify(token: string): Promise<Preview> {
    const known = this.#verified.get(token);
    if (known && known.expiresAt.getTime() > Date.now()) return known;
    const preview = await this.#verify(token);
    this.#verified.set(token, preview);
    this.#pins.set(`${preview.remote}@${preview.version}`, preview.manifest);
    return preview;
  }

  /** Returns the digest of remote.json of a version that was previewed. */
  pinOf(version: string): string | undefined {
    return this.#pins.get(version);
  }

  async #verify(token: string): Promise<PinnedPreview> {
    const { environment, keysFile } = this.#options;
    try {
      const { payload } = await jwtVerify(token, await readKeys(keysFile), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        audience: environment,
        maxTokenAge: MAX_AGE,
        clockTolerance: CLOCKS_DIFFER_SECONDS,
        requiredClaims: ['exp', 'sub'],
      });
      const { remote = '', version = '' } = SUBJECT.exec(payload.sub ?? '')?.groups ?? {};
      const { manifest, exp = 0 } = payload;
      if (!remote || typeof manifest !== 'string' || !DIGEST.test(manifest))
        throw new PreviewRefused('It names no version.');
      return { remote, version, manifest, expiresAt: new Date(exp * 1000) };
    } catch (cause) {
      if (cause instanceof PreviewRefused) throw cause;
      // Code instead of the message, which may contain a forger's text.
      const code = cause instanceof errors.JOSEError ? cause.code : 'unknown';
      throw new PreviewRefused(`It is not a preview of ${environment}: ${code}`, {
        cause,
        isExpired: cause instanceof errors.JWTExpired,
      });
    }
  }
}
