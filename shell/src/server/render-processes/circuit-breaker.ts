import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import type { ProcessExit } from './render-errors.ts';

const WINDOW_MILLISECONDS = 10 * 60_000;
const MAX_CRASHES = 3;

/** A version that no visitor of this shell gets. */
export interface DisabledVersion {
  remote: string;
  version: string;
  reason: string;
  /** Of the remote's rollout at that time: another rollout enables the version again. */
  salt: string;
}

/** Disables a version that ends its render process three times in ten minutes, until it is rolled out again. */
export class CircuitBreaker {
  readonly #onDisabled: (version: DisabledVersion) => void;
  readonly #now: () => number;
  readonly #crashes = new Map<string, number[]>();
  readonly #disabled = new Map<string, DisabledVersion>();
  #document: ReleaseDocument | undefined;

  constructor(onDisabled: (version: DisabledVersion) => void, now = () => performance.now()) {
    this.#onDisabled = onDisabled;
    this.#now = now;
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
      if (release?.candidate === version && release.salt !== salt) this.#disabled.delete(key);
    }
    const remotes = Object.entries(document.remotes).map(([name, release]) => [
      name,
      this.#enabledOf(name, release),
    ]);
    return { ...document, remotes: Object.fromEntries(remotes) as ReleaseDocument['remotes'] };
  }

  /** Counts the end of a process against each of these versions (`name@version`); at the limit the count begins anew. */
  recordCrash(versions: readonly string[], reason: string): void {
    const now = this.#now();
    for (const key of versions) {
      const times = (this.#crashes.get(key) ?? []).filter((time) => now - time < WINDOW_MILLISECONDS);
      times.push(now);
      this.#crashes.set(key, times.length < MAX_CRASHES ? times : []);
      if (times.length < MAX_CRASHES) continue;
      const [remote = '', version = ''] = key.split('@');
      const disabled = {
        remote,
        version,
        reason: `It ended its render process three times in ten minutes, last: ${reason}.`,
        salt: this.#document?.remotes[remote]?.salt ?? '',
      };
      this.#disabled.set(key, disabled);
      this.#onDisabled(disabled);
    }
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

/**
 * Returns the versions to blame for the end of a process: the one that was being loaded, else those in the stack, else
 * those of the pages that were asked for. In a canary without any of these it is all candidates; released versions are
 * blamed only where a hang leaves no doubt.
 */
export function blamedVersions(
  { reason, loading, stderr, asked }: ProcessExit,
  { versions, candidates }: { versions: readonly string[]; candidates: readonly string[] },
): string[] {
  const isCanary = candidates.length > 0;
  // Released versions answer for nothing in a canary: candidates beside them may have written the stack.
  const suspects = isCanary ? candidates : versions;
  if (loading !== null) return isCanary && !candidates.includes(loading) ? [] : [loading];
  // A copy is in a folder of its name and version.
  const inStack = suspects.filter((version) => stderr.includes(`/${version.replace('@', '/')}/`));
  if (inStack.length > 0) return inStack;
  const inRequests = asked.filter((version) => suspects.includes(version));
  if (isCanary) return inRequests.length > 0 ? inRequests : [...candidates];
  return reason === 'hang' && inRequests.length === 1 ? inRequests : [];
}
