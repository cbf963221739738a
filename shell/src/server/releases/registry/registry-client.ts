import { setTimeout as wait } from 'node:timers/promises';
import { Backoff } from '@careers/federation/backoff';
import { blobNameOf } from '@careers/federation/node';
import { readBytes } from '../../read-bytes.ts';
import type { RegistrySettings } from '../../settings.ts';

/** Timeout of a blob: the largest is a few megabytes. */
const TIMEOUT_BLOB_MILLISECONDS = 20_000;
const MAX_BLOB_BYTES = 64 * 1024 * 1024;
const MAX_BLOB_TRIES = 3;
const TIMEOUT_REPORT_MILLISECONDS = 5_000;
const TIMEOUT_DEREGISTER_MILLISECONDS = 2_000;

/** The registry does not answer, or refuses. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable';
  readonly status: number | undefined;

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export type RegistryClientOptions = Pick<RegistrySettings, 'url' | 'token' | 'environment'>;

/** Client of the registry for a shell of one environment. Sends the token to that address only, and never logs it. */
export class RegistryClient {
  readonly #options: RegistryClientOptions;

  constructor(options: RegistryClientOptions) {
    this.#options = options;
  }

  /**
   * Returns the response at `path` of this environment: success or 304.
   * @throws RegistryUnavailable
   */
  ask(path: string, question: RequestInit): Promise<Response> {
    return this.#ask(`/v1/environments/${this.#options.environment}/${path}`, question);
  }

  /**
   * Returns the blob of a digest, not verified.
   * @throws RegistryUnavailable after three attempts.
   */
  async blob(integrity: string): Promise<Buffer> {
    const backoff = new Backoff();
    for (let left = MAX_BLOB_TRIES; ; left -= 1) {
      try {
        const answer = await this.#ask(`/v1/blobs/${blobNameOf(integrity)}`, {
          signal: AbortSignal.timeout(TIMEOUT_BLOB_MILLISECONDS),
        });
        return await readBytes(answer, MAX_BLOB_BYTES);
      } catch (error) {
        const isRefused = error instanceof RegistryUnavailable && (error.status ?? 500) < 500;
        if (isRefused || left === 1) throw error;
        await wait(backoff.after(0), undefined, { ref: false });
      }
    }
  }

  /**
   * Reports the state of this shell.
   * @throws RegistryUnavailable
   */
  async report(instance: string, state: object): Promise<void> {
    const answer = await this.#ask(`/v1/shells/${encodeURIComponent(instance)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ environment: this.#options.environment, ...state }),
      signal: AbortSignal.timeout(TIMEOUT_REPORT_MILLISECONDS),
    });
    await answer.body?.cancel();
  }

  /**
   * Deregisters this shell.
   * @throws RegistryUnavailable
   */
  async deregister(instance: string): Promise<void> {
    const query = new URLSearchParams({ environment: this.#options.environment });
    const answer = await this.#ask(`/v1/shells/${encodeURIComponent(instance)}?${query}`, {
      method: 'DELETE',
      signal: AbortSignal.timeout(TIMEOUT_DEREGISTER_MILLISECONDS),
    });
    await answer.body?.cancel();
  }

  async #ask(path: string, { headers, ...question }: RequestInit): Promise<Response> {
    const { url, token } = this.#options;
    const answer = await fetch(url + path, {
      ...question,
      headers: { ...headers, authorization: `Bearer ${token}` },
      // A redirect must not take the token elsewhere.
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw new RegistryUnavailable(`${url} does not answer: ${reasonOf(cause)}`, undefined, { cause });
    });
    if (answer.ok || answer.status === 304) return answer;
    await answer.body?.cancel();
    throw new RegistryUnavailable(`${url}${path} answers ${answer.status}`, answer.status);
  }
}

/** Returns the cause of a fetch error, which is more specific. */
function reasonOf(error: unknown): string {
  return String(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}
