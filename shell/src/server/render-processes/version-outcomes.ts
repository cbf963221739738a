import type { ReleaseDocument } from '@careers/contract';
import type { PageVitals } from '../../protocol/web-vitals.ts';
import { SeenCohorts } from './seen-cohorts.ts';

/** Maximum length of a message; the log has the whole one. */
const MAX_MESSAGE = 300;
const MAX_ADDRESS = 200;
/** Stored failures per version; later ones are only counted. */
const MAX_FAILURES = 3;
/** Limit of page paths per version, above the number of paths that remotes claim. */
const MAX_PAGES = 100;
/** Maximum number of reported versions; the oldest is dropped. */
const MAX_VERSIONS = 100;

/** A stored failure, without search words, names or identifiers of visitors. */
export interface OutcomeFailure {
  /** Path of the page; null for a failure outside a page. */
  address: string | null;
  message: string;
}

/** Counts of a version since this process first served it in a rollout. */
export interface VersionOutcome {
  remote: string;
  version: string;
  /** Salt of the remote's rollout; a new rollout resets the counts. */
  salt: string;
  /** Rendered pages that involve it; cached answers are not counted. */
  renders: number;
  /** Pages that another version answered in its place. */
  fallbacks: number;
  /** Error pages sent to visitors for lack of a fallback. */
  errors: number;
  /** Failed loads, and exits of its render process. */
  crashes: number;
  /** Failures reported by browsers. */
  browserFailures: number;
  /** Pages opened by visitors with a cohort that got the version. */
  visits: number;
  /** Visits with a page that failed in the browser; each visitor counts once per time window. */
  failedVisits: number;
  vitals: VitalCounts;
  /** Rendered and failed pages, by claimed path. */
  pages: Record<string, PageCounts>;
  /** Distinct cohorts of those visitors, at the rollout's current percentage. */
  cohorts: { percent: number; seen: number };
  failures: OutcomeFailure[];
}

export interface PageCounts {
  renders: number;
  failed: number;
}

/** Web Vitals of those visitors, each measured once per time window: pages, and those that were slow or shifted. */
export interface VitalCounts {
  paints: number;
  latePaints: number;
  answers: number;
  lateAnswers: number;
  layouts: number;
  shiftedLayouts: number;
}

type Counted = Omit<VersionOutcome, 'cohorts' | 'pages'> & {
  cohorts: SeenCohorts;
  pages: Map<string, PageCounts>;
};

export type FailureKind = 'fallbacks' | 'errors' | 'crashes' | 'browserFailures';

/** Counts outcomes of the versions that this process serves, for the registry. */
export class VersionOutcomes {
  readonly #onFirstFailure: () => void;
  readonly #outcomes = new Map<string, Counted>();
  #remotes: ReleaseDocument['remotes'] = {};

  /** `onFirstFailure` is called at a version's first failure of each kind. */
  constructor(onFirstFailure: () => void) {
    this.#onFirstFailure = onFirstFailure;
  }

  follow({ remotes }: Pick<ReleaseDocument, 'remotes'>): void {
    this.#remotes = remotes;
  }

  /** Returns copies, so that a pending report does not change. */
  get all(): VersionOutcome[] {
    return [...this.#outcomes.values()].map((outcome) => ({
      ...outcome,
      vitals: { ...outcome.vitals },
      pages: Object.fromEntries([...outcome.pages].map(([page, counts]) => [page, { ...counts }])),
      cohorts: outcome.cohorts.count,
      failures: [...outcome.failures],
    }));
  }

  /** Counts a rendered page of versions (`name@version`); `page` is the path that a remote claims for it. */
  rendered(versions: Iterable<string>, page?: string): void {
    for (const version of versions) {
      const outcome = this.#of(version);
      if (!outcome) continue;
      outcome.renders += 1;
      if (page !== undefined) countPage(outcome, page, 'renders');
    }
  }

  /** Counts a page opened by a visitor with a cohort. */
  visited(versions: Iterable<string>, cohort: number): void {
    for (const version of versions) {
      const outcome = this.#of(version);
      if (!outcome) continue;
      outcome.visits += 1;
      outcome.cohorts.add(cohort, this.#remotes[outcome.remote]?.percent ?? 0);
    }
  }

  /** Counts a visit that failed in the browser. */
  visitFailed(version: string): void {
    const outcome = this.#of(version);
    if (outcome) outcome.failedVisits += 1;
  }

  /** Counts a page measured in the browser. */
  measured(version: string, { LCP, INP, CLS }: Omit<PageVitals, 'versions'>): void {
    const vitals = this.#of(version)?.vitals;
    if (!vitals) return;
    if (LCP !== undefined) vitals.paints += 1;
    if (LCP === false) vitals.latePaints += 1;
    if (INP !== undefined) vitals.answers += 1;
    if (INP === false) vitals.lateAnswers += 1;
    if (CLS !== undefined) vitals.layouts += 1;
    if (CLS === false) vitals.shiftedLayouts += 1;
  }

  /** Counts a failure; `page` as in `rendered`, if it belongs to a page. */
  failed(version: string, kind: FailureKind, { address, message }: OutcomeFailure, page?: string): void {
    const outcome = this.#of(version);
    if (!outcome) return;
    outcome[kind] += 1;
    if (page !== undefined) countPage(outcome, page, 'failed');
    if (outcome.failures.length < MAX_FAILURES)
      outcome.failures.push({
        address: address?.slice(0, MAX_ADDRESS) ?? null,
        message: message.slice(0, MAX_MESSAGE),
      });
    if (outcome[kind] === 1) this.#onFirstFailure();
  }

  /** Records once that a version cannot be loaded here. */
  notLoaded(version: string, message: string): void {
    if (this.#of(version)?.crashes === 0) this.failed(version, 'crashes', { address: null, message });
  }

  /** Returns the counts of a version in the current rollout; undefined for a remote that is not released. */
  #of(name: string) {
    const [remote = '', version = ''] = name.split('@');
    const salt = Object.hasOwn(this.#remotes, remote) ? this.#remotes[remote]?.salt : undefined;
    if (salt === undefined) return undefined;
    const key = `${name} ${salt}`;
    const known = this.#outcomes.get(key);
    if (known) return known;
    const pages = { renders: 0, fallbacks: 0, errors: 0, crashes: 0 };
    const browsers = { browserFailures: 0, visits: 0, failedVisits: 0 };
    const vitals = { paints: 0, latePaints: 0, answers: 0, lateAnswers: 0, layouts: 0, shiftedLayouts: 0 };
    const counts = { ...pages, ...browsers, vitals };
    const seen = { pages: new Map(), cohorts: new SeenCohorts(), failures: [] };
    const outcome: Counted = { remote, version, salt, ...counts, ...seen };
    this.#outcomes.set(key, outcome);
    const [first] = this.#outcomes.keys();
    if (this.#outcomes.size > MAX_VERSIONS && first !== undefined) this.#outcomes.delete(first);
    return outcome;
  }
}

function countPage({ pages }: Counted, page: string, count: keyof PageCounts): void {
  const counts = pages.get(page) ?? { renders: 0, failed: 0 };
  counts[count] += 1;
  if (pages.has(page) || pages.size < MAX_PAGES) pages.set(page, counts);
}
