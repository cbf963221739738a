import type { Cohort } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';
import { LaneGone } from './lane.ts';
import type { Lane, LaneDeath } from './lane.ts';
import {
  firstChoices,
  loadSame,
  loadStable,
  runsAll,
  stableChoices,
  unchangedSince,
  worthRetrying,
} from './load-set.ts';
import type { ServedSet } from './served-set.ts';
import type { LaneLoad } from './suspects.ts';
import { Trial } from './trial.ts';
import type { Candidate, TrialGroup } from './trial-groups.ts';
import { Trials } from './trials.ts';
import type { Versions } from './versions.ts';
import { warmUp } from './warm-up.ts';

/** Between two tries of what did not succeed; longer each time. */
const RETRY_MILLISECONDS = 1_000;
const MAX_RETRY_MILLISECONDS = 60_000;
/** For how long the lane of the release before stays, so that going back takes no time. */
const STANDBY_MILLISECONDS = 5 * 60_000;

/** What a lane that is kept ready does meanwhile, and whether a release can take it then. */
export interface SpareUse {
  /** Loads what the next release will probably run too. */
  preload(lane: Lane): Promise<void>;
  /** Whether a version (`name@version`) that it has loaded may be in the process of the release. */
  mayHaveRun(version: string): boolean;
}

export interface ServedReleasesOptions {
  versions: Versions;
  /** Loads what moves beside what the stable lane runs: soon there, and never unloaded. For development. */
  keepsLane?: boolean;
  /** Rejects with LaneGone when it does not start. With a use for a spare lane, one is kept ready for the next time. */
  startLane(
    name: Lane['name'],
    onDeath: (death: LaneDeath, lane: Lane) => void,
    spareUse?: SpareUse,
  ): Promise<Lane>;
  /** Without the versions that are off for everyone. */
  allowed(document: ReleaseDocument): ReleaseDocument;
  /** Told of each lane that ended by itself, with what it ran. */
  onDeath(death: LaneDeath, ran: LaneLoad): void;
  onError(message: string, cause: unknown): void;
  /** Told whenever another document, or more of it, is served, and which candidates cannot be loaded. */
  onServed(document: ReleaseDocument, stable: ServedSet, missing: readonly Candidate[]): void;
}

interface Stable {
  /** What it was made for. */
  wanted: string;
  set: ServedSet;
}

/**
 * The releases that are served: the stable set in a lane of its own, and trials in others. A move is prepared in a new
 * lane and switched to when that is ready; until then everybody gets what was there before.
 */
export class ServedReleases {
  readonly #options: ServedReleasesOptions;
  #document: ReleaseDocument | undefined;
  #stable: Stable | undefined;
  #standby: Stable | undefined;
  #standbyTimer: NodeJS.Timeout | undefined;
  readonly #trials = new Trials();
  #ready = Promise.withResolvers<ServedSet>();
  #abort = new AbortController();
  #retryTimer: NodeJS.Timeout | undefined;
  #failures = 0;
  readonly #lanes = new Set<Lane>();

  constructor(options: ServedReleasesOptions) {
    this.#options = options;
  }

  /** Revision of the document in force; 0 before there is any. */
  get revision(): number {
    return this.#stable?.set.revision ?? 0;
  }

  /** The stable set, if one is prepared. */
  get current(): ServedSet | undefined {
    return this.#stable?.set;
  }

  /** Prepares what a document says, and switches to it; a later call takes its place. */
  follow(document: ReleaseDocument): void {
    this.#document = document;
    this.#abort.abort();
    this.#abort = new AbortController();
    clearTimeout(this.#retryTimer);
    void this.#prepare(document, this.#abort.signal);
  }

  /** Prepares the same document anew: what is allowed of it has changed. */
  refollow(): void {
    if (this.#document) this.follow(this.#document);
  }

  /** Returns the set that is not on trial; resolves once there is one. */
  stable(): Promise<ServedSet> | ServedSet {
    const set = this.#stable?.set;
    return set && !set.lane.isGone ? set : this.#ready.promise;
  }

  /** Returns the set of a cohort: the stable one for who is on no trial, and where the trial is not ready. */
  for(cohort: Cohort): Promise<ServedSet> | ServedSet {
    const stable = this.stable();
    if (stable instanceof Promise || !this.#document) return stable;
    return this.#trials.for(stable, this.#options.allowed(this.#document), cohort) ?? stable;
  }

  /** Ends all lanes. */
  async stop(): Promise<void> {
    this.#document = undefined;
    this.#abort.abort();
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#standbyTimer);
    await Promise.all([...this.#lanes].map((lane) => lane.end()));
  }

  async #prepare(document: ReleaseDocument, signal: AbortSignal): Promise<void> {
    try {
      const allowed = this.#options.allowed(document);
      await this.#prepareStable(allowed, signal);
      if (!signal.aborted) await this.#prepareTrials(allowed, signal);
      if (signal.aborted || !this.#stable) return;
      this.#tell(allowed);
      if (worthRetrying(this.#stable.set, allowed).length === 0) this.#failures = 0;
      else this.#retry();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof LaneGone)) this.#options.onError('A release cannot be prepared', error);
      this.#retry();
    }
  }

  /** What failed may succeed later; those who ask meanwhile are answered with what there is. */
  #retry(): void {
    this.#failures += 1;
    const pause = Math.min(RETRY_MILLISECONDS * 2 ** (this.#failures - 1), MAX_RETRY_MILLISECONDS);
    this.#retryTimer = setTimeout(() => this.refollow(), pause).unref();
  }

  async #prepareStable(document: ReleaseDocument, signal: AbortSignal): Promise<void> {
    const { versions, keepsLane } = this.#options;
    const wanted = JSON.stringify(stableChoices(document));
    const current = usable(this.#stable);
    if (current?.wanted === wanted && !(await versions.anyLoadable(worthRetrying(current.set, document)))) {
      this.#stable = { wanted, set: { ...current.set, revision: document.revision } };
      this.#tell(document);
      return;
    }
    if (current && keepsLane) {
      const set = await loadStable(current.set.lane, document, versions);
      if (signal.aborted) return;
      this.#stable = { wanted, set };
      this.#tell(document);
      return;
    }
    const standby = usable(this.#standby);
    if (standby && runsAll(standby.set, document)) {
      this.#switch({ wanted, set: { ...standby.set, revision: document.revision } }, document);
      return;
    }
    // While the lane starts.
    void versions.fetch(firstChoices(document));
    const work = async (lane: Lane) => {
      const set = await loadStable(lane, document, versions);
      if (current) await warmUp(set);
      if (signal.aborted) return lane.kill();
      this.#switch({ wanted, set }, document);
    };
    const spareUse = keepsLane ? undefined : this.#spareUse(document);
    await this.#inNewLane('stable', signal, work, { spareUse });
  }

  /**
   * A lane that is kept ready loads what the last move has not changed: of that, the version that stays is not sure yet, and
   * one that is taken back is in no process that serves.
   */
  #spareUse(document: ReleaseDocument): SpareUse {
    const released = new Set(
      Object.entries(stableChoices(document)).flatMap(([name, all]) => all.map((each) => `${name}@${each}`)),
    );
    return {
      mayHaveRun: (version) => released.has(version),
      preload: async (lane) => {
        const set = usable(this.#stable)?.set;
        if (!set) return;
        const settled = unchangedSince(usable(this.#standby)?.set, set);
        await loadSame(lane, settled, this.#options.versions);
        await warmUp({ ...settled, lane });
      },
    };
  }

  /** One after the other, and each whatever becomes of those before. */
  async #prepareTrials(document: ReleaseDocument, signal: AbortSignal): Promise<void> {
    const stable = this.#stable?.set;
    if (!stable) return;
    const failures: unknown[] = [];
    for (const group of this.#trials.follow(document, stable)) {
      const work = async (lane: Lane) =>
        this.#trials.add(await Trial.load(lane, stable, group, this.#options.versions));
      await this.#inNewLane('candidate', signal, work, { group }).catch((error: unknown) =>
        failures.push(error),
      );
      if (signal.aborted) return;
    }
    if (failures.length > 0) throw failures[0];
  }

  async #inNewLane(
    name: Lane['name'],
    signal: AbortSignal,
    work: (lane: Lane) => Promise<void>,
    { group, spareUse }: { group?: TrialGroup | undefined; spareUse?: SpareUse | undefined },
  ): Promise<void> {
    const onDeath = (death: LaneDeath, ended: Lane) => this.#died(death, ended, group);
    const lane = await this.#options.startLane(name, onDeath, spareUse);
    this.#lanes.add(lane);
    void lane.ended.then(() => this.#lanes.delete(lane));
    const kill = () => {
      // One that serves already is ended by what takes its place.
      if (!this.#isServed(lane)) lane.kill();
    };
    if (signal.aborted) return kill();
    signal.addEventListener('abort', kill, { once: true });
    try {
      await work(lane);
    } catch (error) {
      kill();
      throw error;
    } finally {
      signal.removeEventListener('abort', kill);
    }
  }

  #switch(next: Stable, document: ReleaseDocument): void {
    const before = usable(this.#stable);
    if (this.#standby && this.#standby.set.lane !== next.set.lane) void this.#standby.set.lane.end();
    this.#stable = next;
    this.#standby = before;
    clearTimeout(this.#standbyTimer);
    this.#standbyTimer = setTimeout(() => {
      void this.#standby?.set.lane.end();
      this.#standby = undefined;
    }, STANDBY_MILLISECONDS).unref();
    this.#ready.resolve(next.set);
    this.#ready = Promise.withResolvers();
    this.#tell(document);
  }

  #tell(document: ReleaseDocument): void {
    if (this.#stable) this.#options.onServed(document, this.#stable.set, this.#trials.missing);
  }

  #died(death: LaneDeath, lane: Lane, group?: TrialGroup): void {
    const answerable = group ? this.#trials.answerable(group) : [];
    this.#options.onDeath(death, { lane: lane.name, versions: lane.versions, answerable });
    if (group && this.#trials.hasEnded(group))
      this.#options.onError(`${group.key}: on trial no more, until the release moves`, undefined);
    // Another one takes its place; who is asked for meanwhile is the stable set, or waits for it.
    if (this.#isServed(lane)) this.refollow();
  }

  #isServed(lane: Lane): boolean {
    return lane === this.#stable?.set.lane || this.#trials.has(lane);
  }
}

function usable(stable: Stable | undefined): Stable | undefined {
  return stable?.set.lane.isGone ? undefined : stable;
}
