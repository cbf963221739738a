import { setTimeout as wait } from 'node:timers/promises';
import { compactVerify, createLocalJWKSet } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { parseReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import type { RegistryProcess } from './registry-process.ts';

const PAUSE_MILLISECONDS = 100;

/** Follows production by polling, whatever happens to the registry. */
export class Follower {
  /** Received and verified documents, oldest first. */
  readonly taken: ReleaseDocument[] = [];
  /** Documents with an invalid signature or a lower revision. */
  readonly refused: unknown[] = [];
  readonly #end = new AbortController();
  readonly #registry: () => Pick<RegistryProcess, 'address' | 'token'>;
  readonly #keys: JSONWebKeySet;
  readonly #following: Promise<void>;

  /** Starts immediately; the registry's address may change. */
  constructor(registry: () => Pick<RegistryProcess, 'address' | 'token'>, keys: JSONWebKeySet) {
    this.#registry = registry;
    this.#keys = keys;
    this.#following = this.#follow();
  }

  get revision(): number {
    return this.taken.at(-1)?.revision ?? 0;
  }

  async stop(): Promise<void> {
    this.#end.abort();
    await this.#following;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      const jws = await this.#ask(signal).catch(() => null);
      if (jws !== null) await this.#take(jws).catch((error: unknown) => void this.refused.push(error));
      else await wait(PAUSE_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #ask(signal: AbortSignal): Promise<string | null> {
    const { address, token } = this.#registry();
    const answer = await fetch(`${address}/v1/environments/production/document`, {
      headers: { authorization: `Bearer ${token}`, 'if-none-match': `"${this.revision}"` },
      signal,
    });
    return answer.status === 200 ? answer.text() : null;
  }

  async #take(jws: string): Promise<void> {
    const { payload } = await compactVerify(jws, createLocalJWKSet(this.#keys));
    const document = parseReleaseDocument(JSON.parse(new TextDecoder().decode(payload)));
    if (document.revision <= this.revision) throw new Error(`Revision ${document.revision} goes back.`);
    this.taken.push(document);
  }
}
