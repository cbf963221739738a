import { setTimeout as wait } from 'node:timers/promises';
import { Backoff } from '@careers/federation/backoff';
import { blobNameOf } from '@careers/federation/node';
import { readBytes } from './read-bytes.ts';

/** What a blob may take: the largest is a few megabytes. */
const BLOB_MILLISECONDS = 20_000;
const BLOB_BYTES = 64 * 1024 * 1024;
const BLOB_TRIES = 3;
const REPORT_MILLISECONDS = 5_000;
const FAREWELL_MILLISECONDS = 2_000;

/** The registry cannot be asked, or refuses to answer. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable';
  /** Of its answer, if there was one. */
  readonly status: number | undefined;

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export interface RegistryClientOptions {
  url: string;
  token: string;
  environment: string;
}

interface Question {
  signal: AbortSignal;
  headers?: Record<string, string>;
  method?: 'PUT' | 'DELETE';
  body?: string;
}

/** Asks the registry, as a shell of one environment. Its token goes to that address only, and into no message. */
export class RegistryClient {
  readonly environment: string;
  readonly #options: RegistryClientOptions;

  constructor(options: RegistryClientOptions) {
    this.environment = options.environment;
    this.#options = options;
  }

  /**
   * Returns the answer to `path` of this environment, which is one of success or 304.
   * @throws RegistryUnavailable
   */
  ask(path: string, question: Question): Promise<Response> {
    return this.#ask(`/v1/environments/${this.environment}/${path}`, question);
  }

  /**
   * Returns what is stored under a digest, not verified.
   * @throws RegistryUnavailable when it is not to be had, also not at a second and third try.
   */
  async blob(integrity: string): Promise<Buffer> {
    const backoff = new Backoff();
    for (let left = BLOB_TRIES; ; left -= 1) {
      try {
        const answer = await this.#ask(`/v1/blobs/${blobNameOf(integrity)}`, {
          signal: AbortSignal.timeout(BLOB_MILLISECONDS),
        });
        return await readBytes(answer, BLOB_BYTES);
      } catch (error) {
        const isRefused = error instanceof RegistryUnavailable && (error.status ?? 500) < 500;
        if (isRefused || left === 1) throw error;
        await wait(backoff.after(0), undefined, { ref: false });
      }
    }
  }

  /** Says what this shell serves. @throws RegistryUnavailable */
  async report(instance: string, state: object): Promise<void> {
    const answer = await this.#ask(`/v1/shells/${encodeURIComponent(instance)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ environment: this.environment, ...state }),
      signal: AbortSignal.timeout(REPORT_MILLISECONDS),
    });
    await answer.body?.cancel();
  }

  /** Says that this shell ends. @throws RegistryUnavailable */
  async retire(instance: string): Promise<void> {
    const query = new URLSearchParams({ environment: this.environment });
    const answer = await this.#ask(`/v1/shells/${encodeURIComponent(instance)}?${query}`, {
      method: 'DELETE',
      signal: AbortSignal.timeout(FAREWELL_MILLISECONDS),
    });
    await answer.body?.cancel();
  }

  async #ask(path: string, { headers, ...question }: Question): Promise<Response> {
    const { url, token } = this.#options;
    const answer = await fetch(url + path, {
      ...question,
      headers: { ...headers, authorization: `Bearer ${token}` },
      // Elsewhere the token is nobody's business.
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw new RegistryUnavailable(`${url} does not answer: ${reasonOf(cause)}`, undefined, { cause });
    });
    if (answer.ok || answer.status === 304) return answer;
    await answer.body?.cancel();
    throw new RegistryUnavailable(`${url}${path} answers ${answer.status}`, answer.status);
  }
}

/** Of fetch's errors the cause says more. */
function reasonOf(error: unknown): string {
  return String(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}
