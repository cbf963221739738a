import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import type { ProcessExit } from './render-errors.ts';
import type { RenderProcess } from './render-process.ts';

const WINDOW_MILLISECONDS = 10 * 60_000;
/** Whole messages are in the log. */
const MAX_REASON = 500;
const MAX_CRASHES = 3;
/** Limit of different addresses, all of which the previous version has rendered. */
const MAX_FAILED_PAGES = 10;

/** A version that no visitor of this shell gets. */
export interface DisabledVersion {
  remote: string;
  version: string;
  reason: string;
  /** Salt of the remote's rollout at that time: another rollout enables the version again. */
  salt: string;
}

export interface CircuitBreakerOptions {
  /** Called for each process that ended by itself, with the versions to blame. */
  onExit(exit: ProcessExit, process: RenderProcess['name'], blamed: readonly string[]): void;
  onDisabled(version: DisabledVersion): void;
}

/** Content of a process when it ended, as `name@version`. */
interface Load {
  name: RenderProcess['name'];
  versions: readonly string[];
  candidates: readonly string[];
}

/**
 * Disables a version that ends its render process three times in ten minutes, or fails ten pages that the version before
 * gives, until it is moved to again.
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  readonly #crashes = new Map<string, number[]>();
  readonly #failedPages = new Map<string, number[]>();
  readonly #disabled = new Map<string, DisabledVersion>();
  #document: ReleaseDocument | undefined;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  /** Disabled versions that the document still gives to visitors: of others the registry need not know. */
  get disabled(): DisabledVersion[] {
    const { remotes = {} } = this.#document ?? {};
    return [...this.#disabled.values()].filter(({ remote, version }) => {
      const release = remotes[remote];
      return release?.candidate === version || release?.stable === version;
    });
  }

  /**
   * Enables versions that the document rolls out again, and returns it without those that stay disabled: a candidate is
   * taken out, a released version gives way to the one before, if any.
   */
  follow(document: ReleaseDocument): ReleaseDocument {
    this.#document = document;
    for (const [key, { remote, version, salt }] of this.#disabled) {
      const release = document.remotes[remote];
      const isMeant = release?.candidate === version || release?.stable === version;
      if (isMeant && release.salt !== salt) this.#disabled.delete(key);
    }
    const remotes = Object.entries(document.remotes).map(([name, release]) => [
      name,
      this.#enabledOf(name, release),
    ]);
    return { ...document, remotes: Object.fromEntries(remotes) as ReleaseDocument['remotes'] };
  }

  /** Counts the end of a process against the versions to blame; at the limit their count begins anew. */
  recordExit(exit: ProcessExit, load: Load): void {
    const blamed = blamedVersions(exit, load);
    this.#options.onExit(exit, load.name, blamed);
    const reason = `It ended its render process three times in ten minutes, last: ${exit.reason}.`;
    for (const key of blamed) if (isOften(this.#crashes, key, MAX_CRASHES)) this.#disable(key, reason);
  }

  /** Counts a page that a released version failed, and the one before has given; returns whether that disables it. */
  recordFailedPage(key: string, why: string): boolean {
    if (this.#disabled.has(key) || !isOften(this.#failedPages, key, MAX_FAILED_PAGES)) return false;
    this.#disable(key, `It failed ten pages in ten minutes, last: ${why}`);
    return true;
  }

  #disable(key: string, reason: string): void {
    const [remote = '', version = ''] = key.split('@');
    const salt = this.#document?.remotes[remote]?.salt ?? '';
    const disabled = { remote, version, reason: reason.slice(0, MAX_REASON), salt };
    this.#disabled.set(key, disabled);
    this.#options.onDisabled(disabled);
  }

  #enabledOf(name: string, release: RemoteRelease): RemoteRelease {
    const isEnabled = (version: string) => !this.#disabled.has(`${name}@${version}`);
    const { candidate, stable, fallback } = release;
    const [next = stable, ...others] = [stable, ...fallback].filter(isEnabled);
    const isCandidateOut = candidate === null || !isEnabled(candidate);
    return {
      ...release,
      stable: next,
      fallback: others,
      ...(isCandidateOut && { candidate: null, percent: 0 }),
    };
  }
}

/** Counts an event of a version; returns whether it is the last one allowed in the window. Their count begins anew then. */
function isOften(events: Map<string, number[]>, key: string, limit: number): boolean {
  const now = performance.now();
  const times = (events.get(key) ?? []).filter((time) => now - time < WINDOW_MILLISECONDS);
  times.push(now);
  events.set(key, times.length < limit ? times : []);
  return times.length >= limit;
}

/**
 * Returns the versions to blame for the end of a process: the one that was being loaded, else in a canary those of the
 * pages that were asked for, or all candidates. Nothing that the process has written counts there: one candidate must not
 * name another. Released versions are blamed by the stack, or where a hang leaves no doubt.
 */
function blamedVersions(
  { reason, loading, stderr, asked }: ProcessExit,
  { name, versions, candidates }: Load,
): string[] {
  const isCanary = name === 'canary';
  if (loading !== null) return isCanary && !candidates.includes(loading) ? [] : [loading];
  const inRequests = asked.filter((version) => (isCanary ? candidates : versions).includes(version));
  if (isCanary) return inRequests.length > 0 ? inRequests : [...candidates];
  // A copy is in a folder of its name and version.
  const inStack = versions.filter((version) => stderr.includes(`/${version.replace('@', '/')}/`));
  if (inStack.length > 0) return inStack;
  return reason === 'hang' && inRequests.length === 1 ? inRequests : [];
}
