import type { ReleaseDocument } from '@careers/contract';
import type { ActiveReleases } from '../render-processes/active-releases.ts';
import type { ActiveSet } from '../render-processes/active-set.ts';
import type { SeparateCanaries } from '../render-processes/separate-canaries.ts';
import { versionName } from '../render-processes/versions.ts';
import type { Version } from '../render-processes/versions.ts';
import { answerAt } from './answer-at.ts';
import type { RecentAddresses } from './recent-addresses.ts';
import { Rehearsal } from './rehearsal.ts';
import type { Answer } from './rehearsal.ts';
import type { RehearsalReport } from './rehearsal-report.ts';

/** Delay before checking for new addresses, and before retrying a version that could not be loaded. */
const PAUSE_MILLISECONDS = 10_000;
/** Delay between two pages, which leaves most of a core to visitors. */
const PACE_MILLISECONDS = 50;

type Both<Value> = Record<'released' | 'candidate', Value>;

export interface RehearsalsOptions {
  releases: Pick<ActiveReleases, 'current'>;
  canaries: Pick<SeparateCanaries, 'start' | 'stop'>;
  recent: Pick<RecentAddresses, 'of'>;
  /** Called when a rehearsal has ended. */
  onEnd(): void;
}

/**
 * Rehearses candidates at 0 %: one at a time, in a separate canary process, at addresses that visitors requested, while
 * no visitor waits for a page.
 */
export class Rehearsals {
  readonly #options: RehearsalsOptions;
  readonly #rehearsals = new Map<string, Rehearsal>();
  readonly #stopped = new AbortController();
  #pause = new AbortController();
  #isRunning = false;

  constructor(options: RehearsalsOptions) {
    this.#options = options;
  }

  get reports(): RehearsalReport[] {
    return [...this.#rehearsals.values()].map(({ report }) => report);
  }

  /** Starts rehearsals of a document's candidates at 0 %, and drops all others. */
  follow({ remotes }: Pick<ReleaseDocument, 'remotes'>): void {
    const wanted = new Set<string>();
    for (const [remote, { candidate, percent, salt }] of Object.entries(remotes)) {
      if (candidate === null || percent > 0) continue;
      const versions = [[remote, candidate], ...linkedVersions(remotes, remote)] as const;
      const key = `${versions.map(versionName).join(' ')} ${salt}`;
      wanted.add(key);
      if (!this.#rehearsals.has(key)) this.#rehearsals.set(key, new Rehearsal(versions, salt));
    }
    for (const key of this.#rehearsals.keys()) if (!wanted.has(key)) this.#rehearsals.delete(key);
    this.#pause.abort();
    if (!this.#isRunning && wanted.size > 0) void this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#pause.abort();
    await this.#options.canaries.stop();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#rehearsals.size > 0 && !this.#stopped.signal.aborted) {
      this.#pause = new AbortController();
      const { signal } = this.#pause;
      for (const [key, rehearsal] of this.#rehearsals) await this.#rehearse(key, rehearsal);
      await pause(PAUSE_MILLISECONDS, signal);
    }
    this.#isRunning = false;
  }

  /** Compares until no address is left, or the released versions change. */
  async #rehearse(key: string, rehearsal: Rehearsal): Promise<void> {
    const { releases, canaries, recent, onEnd } = this.#options;
    const released = releases.current;
    if (!released || rehearsal.conclusion !== 'running') return;
    const isOn = () =>
      !this.#stopped.signal.aborted && this.#rehearsals.has(key) && releases.current?.key === released.key;
    let candidate: ActiveSet | undefined;
    try {
      while (isOn()) {
        const address = rehearsal.next(recent.of(rehearsal.version[0]));
        if (address === null) break;
        if (!candidate || candidate.process.isGone)
          candidate = await canaries.start(released, rehearsal.versions, () => undefined);
        await this.#compare(rehearsal, new URL(address), { released, candidate });
      }
    } catch (error) {
      rehearsal.cannotRun(error instanceof Error ? error.message : String(error));
    } finally {
      candidate?.process.kill();
    }
    if (rehearsal.conclusion !== 'running') onEnd();
  }

  async #compare(rehearsal: Rehearsal, url: URL, sets: Both<ActiveSet>): Promise<void> {
    const { released, candidate } = await this.#askBoth(url, sets);
    rehearsal.record(url.href, released, candidate);
    if (!rehearsal.wantsTimes) return;
    const again = await this.#askBoth(url, sets);
    rehearsal.recordTimes(again.released, again.candidate);
  }

  /** Renders both in random order, so that load on the machine affects both equally. */
  async #askBoth(url: URL, { released, candidate }: Both<ActiveSet>): Promise<Both<Answer>> {
    const ask = async (set: ActiveSet) => {
      do await pause(PACE_MILLISECONDS);
      while (!released.process.isIdle && !this.#stopped.signal.aborted);
      return answerAt(set, url);
    };
    if (Math.random() < 0.5) {
      const first = await ask(released);
      return { released: first, candidate: await ask(candidate) };
    }
    const first = await ask(candidate);
    return { released: await ask(released), candidate: first };
  }
}

/** Returns the linked candidates, which share a salt and thus their visitors. */
function linkedVersions(remotes: ReleaseDocument['remotes'], remote: string): Version[] {
  const salt = remotes[remote]?.salt;
  return Object.entries(remotes).flatMap(([name, other]) =>
    name !== remote && other.candidate !== null && other.salt === salt ? [[name, other.candidate]] : [],
  );
}

/** Resolves after the delay, or when the signal is aborted. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
