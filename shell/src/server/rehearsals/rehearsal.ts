import { compareOutlines } from './compare-outlines.ts';
import { Differences } from './differences.ts';
import { outlineOf, withoutValues } from './page-outline.ts';
import type { RehearsalReport } from './rehearsal-report.ts';
import { REFUSED_AT, evidenceOfPairs } from './sign-test.ts';
import { versionName } from '../render-processes/versions.ts';
import type { Version } from '../render-processes/versions.ts';

/** Minimum number of pairs for a result: few addresses are compared repeatedly until then. */
export const MIN_PAIRS = 20;
/** Warm-up before timing: the candidate's process must have rendered as many pages as a warm released one. */
const PAIRS_BEFORE_TIMING = 30;
const MAX_TIMED = 30;
const MAX_FAILURES = 3;
const MAX_MESSAGE = 300;
const MAX_ADDRESS = 200;

/** Response of a version at an address. */
export interface Answer {
  milliseconds: number;
  /** Reason of the failure; null for a page or a redirect. */
  failure: string | null;
  /** `200`, or a redirect's `301 /target`. */
  status: string;
  /** Null for a redirect and a file. */
  html: string | null;
}

/** The comparison of a candidate with the released version of its remote, address by address. */
export class Rehearsal {
  readonly version: Version;
  /** The candidate, and the versions linked with it. */
  readonly versions: readonly Version[];
  readonly #salt: string;
  readonly #compared = new Map<string, number>();
  /** Addresses where only the candidate failed: retried, as the machine may have been busy. */
  readonly #again: string[] = [];
  readonly #differences = new Differences();
  readonly #failures: RehearsalReport['failures'] = [];
  #pairs = 0;
  #timed = 0;
  #candidateFailed = 0;
  #releasedFailed = 0;
  #isComplete = false;

  constructor(versions: readonly [Version, ...Version[]], salt: string) {
    [this.version] = versions;
    this.versions = versions;
    this.#salt = salt;
  }

  get name(): string {
    return versionName(this.version);
  }

  get conclusion(): RehearsalReport['conclusion'] {
    if (evidenceOfPairs(this.#candidateFailed, this.#releasedFailed) >= REFUSED_AT) return 'failed';
    return this.#isComplete ? 'passed' : 'running';
  }

  get report(): RehearsalReport {
    const [remote, version] = this.version;
    return {
      ...{ remote, version, salt: this.#salt, conclusion: this.conclusion },
      ...{ addresses: this.#compared.size, pairs: this.#pairs },
      ...{ candidateFailed: this.#candidateFailed, releasedFailed: this.#releasedFailed },
      failures: [...this.#failures],
      differences: this.#differences.reported,
    };
  }

  /** Returns the next address to compare among those that visitors requested; null if none is due. */
  next(addresses: readonly string[]): string | null {
    if (this.conclusion !== 'running') return null;
    const unseen = addresses.find((address) => !this.#compared.has(address));
    const next = unseen ?? this.#again.shift();
    if (next !== undefined) return next;
    if (this.#pairs >= MIN_PAIRS) {
      this.#isComplete = true;
      return null;
    }
    const [least] = addresses
      .map((address) => ({ address, times: this.#compared.get(address) ?? 0 }))
      .sort((one, other) => one.times - other.times);
    return least && least.times < MIN_PAIRS ? least.address : null;
  }

  record(address: string, released: Answer, candidate: Answer): void {
    const times = this.#compared.get(address) ?? 0;
    this.#compared.set(address, times + 1);
    if (released.failure !== null && candidate.failure !== null) return;
    this.#pairs += 1;
    if (released.failure !== null) {
      this.#releasedFailed += 1;
    } else if (candidate.failure !== null) {
      this.#candidateFailed += 1;
      this.#again.push(address);
      this.#note(address, candidate.failure);
    } else if (times === 0) {
      this.#compare(address, released, candidate);
    }
  }

  /** True if both versions should be rendered again for timing, now that the API's responses are cached. */
  get wantsTimes(): boolean {
    return this.#pairs > PAIRS_BEFORE_TIMING && this.#timed < MAX_TIMED && this.conclusion === 'running';
  }

  recordTimes(released: Answer, candidate: Answer): void {
    this.#timed += 1;
    if (released.failure !== null || candidate.failure !== null) return;
    const both = { released: released.milliseconds, candidate: candidate.milliseconds };
    this.#differences.measureMilliseconds(both);
  }

  /** Records why the candidate could not be started. */
  cannotRun(message: string): void {
    this.#note(null, message);
  }

  #note(url: string | null, message: string): void {
    const address = url === null ? null : new URL(url).pathname.slice(0, MAX_ADDRESS);
    if (this.#failures.length >= MAX_FAILURES) return;
    if (this.#failures.some((known) => known.address === address)) return;
    // Strips the address, with which render processes prefix their messages.
    const words = address === null ? message : message.replace(`${address} failed: `, '');
    this.#failures.push({ address, message: words.slice(0, MAX_MESSAGE) });
  }

  #compare(address: string, released: Answer, candidate: Answer): void {
    const url = new URL(address);
    const example = withoutValues(address, url).slice(0, MAX_ADDRESS);
    if (released.status !== candidate.status) {
      const what = `The status ${released.status} is ${candidate.status}`;
      this.#differences.add(example, [{ rule: 'status', what }]);
    }
    if (released.html === null || candidate.html === null) return;
    const [before, after] = [outlineOf(released.html, url), outlineOf(candidate.html, url)];
    this.#differences.add(example, compareOutlines(before, after));
    this.#differences.measureBytes({
      released: Buffer.byteLength(released.html),
      candidate: Buffer.byteLength(candidate.html),
    });
  }
}
