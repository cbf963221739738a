import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import type { ProcessExit } from './render-errors.ts';
import type { RenderProcess } from './render-process.ts';

const WINDOW_MILLISECONDS = 10 * 60_000;
/** Maximum length of a reason; the log has the whole message. */
const MAX_REASON = 500;
const MAX_CRASHES = 3;
/** Limit of failed pages that the previous version rendered. */
const MAX_FAILED_PAGES = 10;

/** A version disabled on this shell. */
export interface DisabledVersion {
  remote: string;
  version: string;
  reason: string;
  /** Salt of the remote's rollout at that time: another rollout enables the version again. */
  salt: string;
}

export interface CircuitBreakerOptions {
  /** Called for each process that exited unexpectedly, with the blamed versions. */
  onExit(exit: ProcessExit, process: RenderProcess['name'], blamed: readonly string[]): void;
  onDisabled(version: DisabledVersion): void;
}

/** Versions loaded in a process when it exited, as `name@version`. */
interface Load {
  name: RenderProcess['name'];
  versions: readonly string[];
  candidates: readonly string[];
}

/**
 * Disables a version that crashes its render process three times in ten minutes, or fails ten pages that the previous
 * version renders, until it is rolled out again.
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

  /** Disabled versions that the document still releases; the registry need not know others. */
  get disabled(): DisabledVersion[] {
    const { remotes = {} } = this.#document ?? {};
    return [...this.#disabled.values()].filter(({ remote, version }) => {
      const release = remotes[remote];
      return release?.candidate === version || release?.stable === version;
    });
  }

  /**
   * Enables versions that the document rolls out again, and returns it without disabled ones: a candidate is removed, a
   * released version is replaced by the previous one, if any.
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

  /** Records a crash of the blamed versions; disables them at the limit and resets their counters. */
  recordExit(exit: ProcessExit, load: Load): void {
    const blamed = blamedVersions(exit, load);
    this.#options.onExit(exit, load.name, blamed);
    const reason = `It ended its render process three times in ten minutes, last: ${exit.reason}.`;
    for (const key of blamed) if (isOften(this.#crashes, key, MAX_CRASHES)) this.#disable(key, reason);
  }

  /**
   * Records a failed page of a released version that the previous version rendered; returns true if that disables it.
   */
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

/** Records an event of a version; returns true at the limit within the window, and resets the counter. */
function isOften(events: Map<string, number[]>, key: string, limit: number): boolean {
  const now = performance.now();
  const times = (events.get(key) ?? []).filter((time) => now - time < WINDOW_MILLISECONDS);
  times.push(now);
  events.set(key, times.length < limit ? times : []);
  return times.length >= limit;
}

/**
 * Returns the versions to blame for an exit: the one being loaded, else in a canary the candidates of pending pages, or
 * all. Output of a canary is ignored, as one candidate could blame another. Released versions are blamed by the stack,
 * or for an unambiguous hang.
 */
function blamedVersions(
  { reason, loading, stderr, asked }: ProcessExit,
  { name, versions, candidates }: Load,
): string[] {
  const isCanary = name === 'canary';
  if (loading !== null) return isCanary && !candidates.includes(loading) ? [] : [loading];
  const inRequests = asked.filter((version) => (isCanary ? candidates : versions).includes(version));
  if (isCanary) return inRequests.length > 0 ? inRequests : [...candidates];
  // Copies are stored in folders named after remote and version.
  const inStack = versions.filter((version) => stderr.includes(`/${version.replace('@', '/')}/`));
  if (inStack.length > 0) return inStack;
  return reason === 'hang' && inRequests.length === 1 ? inRequests : [];
}
