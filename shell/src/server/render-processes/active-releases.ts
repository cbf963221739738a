import { Backoff } from '@careers/federation/backoff';
import type { Cohort } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import type { ActiveSet } from './active-set.ts';
import { canaryKey, candidatesOf, loadCanary } from './canary.ts';
import type { Canary } from './canary.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { firstChoices, loadReleased, releasedChoices, runsAll } from './load-release.ts';
import { ProcessExited } from './render-errors.ts';
import type { ProcessExit } from './render-errors.ts';
import type { RenderProcess } from './render-process.ts';
import { versionName } from './versions.ts';
import type { Version, Versions } from './versions.ts';
import { warmUp } from './warm-up.ts';

/** Lifetime of the previous release's process, for instant rollbacks. */
const PREVIOUS_MILLISECONDS = 5 * 60_000;

export interface ActiveReleasesOptions {
  versions: Versions;
  breaker: Pick<CircuitBreaker, 'follow' | 'recordExit'>;
  /** Loads releases into the running process: fast, but never unloaded. For development. */
  reusesProcess?: boolean;
  /** Rejects with ProcessExited if the process does not start. */
  startProcess(
    name: RenderProcess['name'],
    onExit: (exit: ProcessExit, process: RenderProcess) => void,
  ): Promise<RenderProcess>;
  onError(message: string, cause: unknown): void;
  /**
   * Called whenever another document, or more of one, is active, with the candidates that are not served; complete once
   * each was tried.
   */
  onActive(
    document: ReleaseDocument,
    released: ActiveSet,
    candidates: { missing: readonly Version[]; isComplete: boolean },
  ): void;
}

/**
 * The active releases: the released versions in one process, candidates in another. A release is prepared in a new
 * process, and activated when that is ready; until then visitors get the previous one.
 */
export class ActiveReleases {
  readonly #options: ActiveReleasesOptions;
  #document: ReleaseDocument | undefined;
  /** The document without disabled versions. */
  #enabled: ReleaseDocument | undefined;
  #released: ActiveSet | undefined;
  /** Choices from which the released set was loaded. */
  #choices = '';
  #previous: ActiveSet | undefined;
  #canary: Canary | undefined;
  #previousTimer: NodeJS.Timeout | undefined;
  #ready = Promise.withResolvers<ActiveSet>();
  #abort = new AbortController();
  #retryTimer: NodeJS.Timeout | undefined;
  #backoff = new Backoff();
  readonly #processes = new Set<RenderProcess>();

  constructor(options: ActiveReleasesOptions) {
    this.#options = options;
  }

  /** Revision of the active document; 0 before there is any. */
  get revision(): number {
    return this.#released?.revision ?? 0;
  }

  /** The released set, if one is prepared. */
  get current(): ActiveSet | undefined {
    return this.#released;
  }

  /** Prepares and activates a document; a later call supersedes it. */
  follow(document: ReleaseDocument): void {
    this.#document = document;
    this.#enabled = this.#options.breaker.follow(document);
    this.#abort.abort();
    this.#abort = new AbortController();
    clearTimeout(this.#retryTimer);
    void this.#prepare(this.#enabled, this.#abort.signal);
  }

  /** Returns the released set, or the previous one while its process is replaced; resolves once either is available. */
  released(): Promise<ActiveSet> | ActiveSet {
    return usable(this.#released) ?? this.#fallback ?? this.#ready.promise;
  }

  /** Returns the set of a cohort: the released one without candidates, or while the canary is not ready. */
  for(cohort: Cohort): Promise<ActiveSet> | ActiveSet {
    const released = this.released();
    if (released instanceof Promise || !this.#enabled) return released;
    return this.#canary?.setOf(released, candidatesOf(this.#enabled, cohort)) ?? released;
  }

  /** Returns the fallback of a set: the released one for candidates, or the previous released one. */
  fallbackOf(set: ActiveSet): Promise<ActiveSet> | ActiveSet | undefined {
    if (set.candidates.length > 0) return this.released();
    const fallback = this.#fallback;
    return fallback?.process === set.process ? undefined : fallback;
  }

  async stop(): Promise<void> {
    this.#document = undefined;
    this.#abort.abort();
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#previousTimer);
    await Promise.all([...this.#processes].map((process) => process.end()));
  }

  /** Previous set, unless one of its versions was withdrawn or disabled. */
  get #fallback(): ActiveSet | undefined {
    const set = usable(this.#previous);
    const choices = this.#enabled ? releasedChoices(this.#enabled) : {};
    const isChoice = ([name, { manifest }]: [string, MappedRemote]) =>
      choices[name]?.includes(manifest.version) ?? false;
    return set && [...set.remotes].every(isChoice) ? set : undefined;
  }

  async #prepare(document: ReleaseDocument, signal: AbortSignal): Promise<void> {
    try {
      await this.#prepareReleased(document, signal);
      if (!signal.aborted) await this.#prepareCanary(document, signal);
      if (signal.aborted || !this.#released) return;
      this.#notify(document);
      if (this.#released.unavailable.length === 0 && this.#absentCandidates.length === 0)
        this.#backoff = new Backoff();
      else this.#retry();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ProcessExited)) this.#options.onError('A release cannot be prepared', error);
      this.#retry();
    }
  }

  #retry(): void {
    this.#retryTimer = setTimeout(() => this.prepareAnew(), this.#backoff.after(0)).unref();
  }

  /** Prepares the document again after a version was disabled. */
  prepareAnew(): void {
    if (this.#document) this.follow(this.#document);
  }

  async #prepareReleased(document: ReleaseDocument, signal: AbortSignal): Promise<void> {
    const { versions, reusesProcess } = this.#options;
    const choices = JSON.stringify(releasedChoices(document));
    const activate = (set: ActiveSet) => {
      if (!signal.aborted) this.#activate({ ...set, revision: document.revision }, choices, document);
    };
    const current = usable(this.#released);
    const absent = current?.unavailable ?? [];
    if (current && this.#choices === choices && (await versions.fetch(absent)).length === absent.length)
      return activate(current);
    if (current && reusesProcess) return activate(await loadReleased(current.process, document, versions));
    const previous = usable(this.#previous);
    if (previous && runsAll(previous, document)) return activate(previous);
    // Fetches versions while the process starts.
    void versions.fetch(firstChoices(document));
    await this.#inNewProcess('released', [], signal, async (process) => {
      const set = await loadReleased(process, document, versions);
      if (!(this.released() instanceof Promise)) await warmUp(set);
      activate(set);
    });
  }

  /** Candidates that the store lacked; they may be added later. */
  get #absentCandidates(): Version[] {
    const { versions } = this.#options;
    return this.#canary?.missing.filter((version) => versions.isUnavailable(...version)) ?? [];
  }

  /**
   * Keeps the previous canary until the next one is ready, so that a candidate that crashes does not affect the others.
   */
  async #prepareCanary(document: ReleaseDocument, signal: AbortSignal): Promise<void> {
    const { versions } = this.#options;
    const released = this.#released;
    const candidates = candidatesOf(document, 'any');
    if (!released) return;
    const absent = this.#absentCandidates;
    if (this.#canaryOf(released, candidates) && (await versions.fetch(absent)).length === absent.length)
      return;
    if (candidates.length === 0) return this.#switchCanary(undefined);
    await this.#inNewProcess('canary', candidates, signal, async (process) => {
      const canary = await loadCanary(process, released, candidates, versions);
      if (!signal.aborted) this.#switchCanary(canary);
    });
  }

  async #inNewProcess(
    name: RenderProcess['name'],
    candidates: readonly Version[],
    signal: AbortSignal,
    work: (process: RenderProcess) => Promise<void>,
  ): Promise<void> {
    const process = await this.#options.startProcess(name, (exit, ended) =>
      this.#onExit(exit, ended, candidates.map(versionName)),
    );
    this.#processes.add(process);
    void process.ended.then(() => this.#processes.delete(process));
    // An active process is ended by its successor.
    const kill = () => {
      if (!this.#isActive(process)) process.kill();
    };
    signal.addEventListener('abort', kill, { once: true });
    try {
      if (!signal.aborted) await work(process);
    } finally {
      signal.removeEventListener('abort', kill);
      kill();
    }
  }

  #activate(set: ActiveSet, choices: string, document: ReleaseDocument): void {
    if (set.process !== this.#released?.process) this.#keepPrevious(set);
    this.#released = set;
    this.#choices = choices;
    this.#ready.resolve(set);
    this.#ready = Promise.withResolvers();
    this.#notify(document);
  }

  /** Keeps the process of the replaced set for rollbacks, and ends the one before it. */
  #keepPrevious({ process }: ActiveSet): void {
    const before = usable(this.#released) ?? usable(this.#previous);
    const previous = before?.process === process ? undefined : before;
    const ended = this.#previous?.process;
    if (ended !== process && ended !== previous?.process) void ended?.end();
    this.#previous = previous;
    clearTimeout(this.#previousTimer);
    this.#previousTimer = setTimeout(() => {
      void this.#previous?.process.end();
      this.#previous = undefined;
    }, PREVIOUS_MILLISECONDS).unref();
  }

  #switchCanary(next: Canary | undefined): void {
    void this.#canary?.process.end();
    this.#canary = next;
  }

  /** Returns the canary if it is running, and has tried these candidates with these released versions. */
  #canaryOf(released: ActiveSet, candidates: readonly Version[]): Canary | undefined {
    const canary = this.#canary;
    return canary?.key === canaryKey(released, candidates) && !canary.process.isGone ? canary : undefined;
  }

  #notify(document: ReleaseDocument): void {
    const released = this.#released;
    if (!released) return;
    const candidates = candidatesOf(document, 'any');
    const canary = this.#canaryOf(released, candidates);
    const missing = canary ? canary.missing : candidates;
    this.#options.onActive(document, released, {
      missing,
      isComplete: canary !== undefined || candidates.length === 0,
    });
  }

  /** Starts another process; meanwhile visitors get the released set, or the previous one, or wait. */
  #onExit(exit: ProcessExit, process: RenderProcess, candidates: readonly string[]): void {
    this.#options.breaker.recordExit(exit, { name: process.name, versions: process.versions, candidates });
    if (this.#isActive(process)) this.prepareAnew();
  }

  #isActive(process: RenderProcess): boolean {
    return process === this.#released?.process || process === this.#canary?.process;
  }
}

function usable(set: ActiveSet | undefined): ActiveSet | undefined {
  return set?.process.isGone ? undefined : set;
}
