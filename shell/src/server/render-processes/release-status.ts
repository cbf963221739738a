import type { ReleaseDocument } from '@careers/contract';
import type { ActiveSet } from './active-set.ts';
import type { CircuitBreaker, DisabledVersion } from './circuit-breaker.ts';
import { unmet } from './load-release.ts';
import { versionName } from './versions.ts';
import { VersionOutcomes } from './version-outcomes.ts';
import type { Version, Versions } from './versions.ts';

/** Maximum length of a reason; the log has the whole message. */
const MAX_REASON = 500;

/** A version that cannot be served, with the version served instead. */
export interface Fallback {
  remote: string;
  wanted: string;
  /** Null without any loadable version: its paths are missing. */
  served: string | null;
  why: string;
}

interface ReleaseStatusOptions {
  versions: Pick<Versions, 'whyNot' | 'isRefused'>;
  breaker: Pick<CircuitBreaker, 'disabled'>;
}

/** Status of the active release, for the registry and the metrics. */
export class ReleaseStatus {
  /** Called whenever any of it may have changed. */
  onChange: () => void = () => undefined;
  /** Last revision served completely, candidates included; undefined before any is. */
  revision: number | undefined;
  /** Time of its activation. */
  since = new Date();
  /** Outcomes of served versions. */
  readonly outcomes = new VersionOutcomes(() => this.onChange());
  readonly #options: ReleaseStatusOptions;
  #releasedKey = '';
  #notLoaded: readonly Fallback[] = [];
  readonly #failedPages = new Map<string, Fallback>();

  constructor(options: ReleaseStatusOptions) {
    this.#options = options;
  }

  get fallbacks(): readonly Fallback[] {
    return [...this.#notLoaded, ...this.#failedPages.values()];
  }

  get disabled(): readonly DisabledVersion[] {
    return this.#options.breaker.disabled;
  }

  /** Records the active set, and candidates that are not served; complete once each was tried. */
  update(
    document: ReleaseDocument,
    released: ActiveSet,
    { missing, isComplete }: { missing: readonly Version[]; isComplete: boolean },
  ): void {
    const { versions } = this.#options;
    this.outcomes.follow(document);
    if (document.revision !== this.revision && (isComplete || this.revision === undefined)) {
      this.since = new Date();
      this.revision = document.revision;
    }
    if (released.key !== this.#releasedKey) this.#failedPages.clear();
    this.#releasedKey = released.key;
    const notLoaded = [...unmet(released, document), ...missing];
    this.#notLoaded = notLoaded.map(([remote, wanted]) =>
      fallbackOf([remote, wanted], released, versions.whyNot(remote, wanted) ?? 'It is being loaded.'),
    );
    for (const version of notLoaded)
      if (versions.isRefused(...version))
        this.outcomes.notLoaded(versionName(version), versions.whyNot(...version) ?? '');
    this.onChange();
  }

  /** Records that the previous set answered pages of a released set. */
  pageFellBack(released: ActiveSet, previous: ActiveSet, why: string): void {
    if (released.key !== this.#releasedKey) return;
    const before = this.#failedPages.size;
    for (const version of changedVersions(released, previous)) {
      const key = versionName(version);
      if (!this.#failedPages.has(key)) this.#failedPages.set(key, fallbackOf(version, previous, why));
    }
    if (this.#failedPages.size > before) this.onChange();
  }
}

/** Returns the versions of a set that another set lacks. */
export function changedVersions(set: ActiveSet, other: ActiveSet): Version[] {
  return [...set.remotes]
    .map(([name, { manifest }]): Version => [name, manifest.version])
    .filter(([name, version]) => other.remotes.get(name)?.manifest.version !== version);
}

function fallbackOf([remote, wanted]: Version, { remotes }: ActiveSet, why: string): Fallback {
  const served = remotes.get(remote)?.manifest.version ?? null;
  return { remote, wanted, served, why: why.slice(0, MAX_REASON) };
}
