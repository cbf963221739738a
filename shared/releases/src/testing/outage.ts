import { FaultySite, REMOTE } from './faulty-site.ts';
import type { Interruption } from './postgres-proxy.ts';

export const MOVES = ['start', 'promote', 'rollback'] as const;
export type Move = (typeof MOVES)[number];

/** A faulty site with an outage injected while a command runs. */
export class Outage {
  readonly site: FaultySite;
  /** Revisions with 1.0.0 released, and with 1.1.0 and a fallback. */
  #bases = { first: 0, second: 0 };
  #published = 0;

  static async start(store: 'disk' | 's3'): Promise<Outage> {
    const outage = new Outage(await FaultySite.start(store));
    await outage.#prepare();
    return outage;
  }

  private constructor(site: FaultySite) {
    this.site = site;
  }

  stop(): Promise<void> {
    return this.site.stop();
  }

  /** Returns an unpublished version. */
  newVersion(): string {
    this.#published += 1;
    return `2.${this.#published}.0`;
  }

  /** Brings production to the initial state of a move; returns the move. */
  async prepared(action: Move): Promise<{ revision: number; request: object }> {
    const base = action === 'rollback' ? this.#bases.second : this.#bases.first;
    const revision = await this.#moved({ action: 'restore', revision: base });
    const requests = {
      start: { action, remote: REMOTE, version: '1.1.0', percent: 10 },
      promote: { action, remote: REMOTE, version: '1.1.0' },
      rollback: { action, remote: REMOTE },
    };
    return { revision, request: requests[action] };
  }

  /** Sends a command and acts at a step of its transaction; returns the response, if any. */
  async interruptedAt(
    step: string,
    act: Interruption['act'],
    command: () => Promise<Response>,
  ): Promise<Response | null> {
    let isReached = false;
    const interrupted = this.site.proxy.interrupt({
      step,
      act(backend) {
        isReached = true;
        return act(backend);
      },
    });
    const answer = await command().catch(() => null);
    expect(isReached).toBe(true);
    await interrupted;
    return answer;
  }

  async #prepare(): Promise<void> {
    await this.site.register();
    for (const version of ['1.0.0', '1.1.0']) expect((await this.site.publish(version)).status).toBe(201);
    const promoted = (version: string) => this.#moved({ action: 'promote', remote: REMOTE, version });
    this.#bases = { first: await promoted('1.0.0'), second: await promoted('1.1.0') };
  }

  async #moved(request: object): Promise<number> {
    const answer = await this.site.move(await this.site.revision(), request);
    return ((await answer.json()) as { revision: number }).revision;
  }
}
