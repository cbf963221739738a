import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.ts';
import { sizeOf } from '../stale-cache.ts';
import { PreviewFailed } from '../previews/preview-errors.ts';
import type { ActiveReleases } from './active-releases.ts';
import { askForPage } from './active-set.ts';
import type { ActiveSet } from './active-set.ts';
import { checkResult } from './check-result.ts';
import type { PageForm, RenderResult, Submission } from './messages.ts';
import { PageFailed, PageMissing, ProcessExited, RenderError } from './render-errors.ts';

/** An address that a version has failed is not asked of it again for so long. */
const PAUSE_MILLISECONDS = 60_000;
const MAX_ADDRESSES = 1_000;
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024;
/** Pages that are rendered or wait for it: about a second's worth. Cached ones wait for nothing. */
const MAX_PAGES = 64;
const MISSING = new Set([404, 410]);

/** A page that one set could not give, and another one has. */
export interface PageFallback extends Answered {
  set: ActiveSet;
  answeredBy: ActiveSet;
  path: string;
  reason: string;
}

interface Answered {
  answer: { status: number };
}

export interface RenderRequestsOptions {
  releases: Pick<ActiveReleases, 'fallbackOf' | 'released'>;
  onFallback(fallback: PageFallback): void;
  /** Called with each page that a set has rendered, also an error's. */
  onRendered(set: ActiveSet, path: string, result: RenderResult): void;
  /** Called where a set has not answered a form, unless its process has ended, which the circuit breaker counts. */
  onFailedForm(set: ActiveSet, path: string, reason: string): void;
}

/**
 * Asks render processes for pages. A candidate's failure is answered by the released version in the same request, a
 * released version's by the one before, as long as its process is there.
 */
export class RenderRequests {
  readonly #options: RenderRequestsOptions;
  readonly #inTurn = atMost(MAX_PAGES);
  readonly #paused = new LRUCache<string, true>({
    max: MAX_ADDRESSES,
    maxSize: MAX_ADDRESS_BYTES,
    sizeCalculation: (_paused, address) => sizeOf(address),
    ttl: PAUSE_MILLISECONDS,
  });

  constructor(options: RenderRequestsOptions) {
    this.#options = options;
  }

  /**
   * Returns a page of a set. @throws TooBusy where too many are asked for, PageFailed for no page, and for an error's
   * page that has a fallback.
   */
  async page(set: ActiveSet, url: URL, as: PageForm): Promise<RenderResult> {
    const result = await this.#ask(set, url, as);
    checkResult(result, url);
    if (set.candidates.length > 0) {
      if (result.faults[0] !== undefined) throw new PageFailed(result.faults[0]);
      // The released version may have a page there: what visitors had is not a candidate's to take away.
      if (result.kind === 'page' && MISSING.has(result.status))
        throw new PageMissing(`its status is ${result.status}`);
    }
    const isError = result.kind === 'page' && result.status >= 500;
    if (isError && this.#options.releases.fallbackOf(set))
      throw new PageFailed(result.faults[0] ?? `its status is ${result.status}`);
    this.#options.onRendered(set, url.pathname, result);
    return result;
  }

  /**
   * Returns what a page's action answers. It runs once, and no other version in its place: what it has done by then would be
   * done again. @throws as `page`.
   */
  async submit(set: ActiveSet, url: URL, submission: Submission): Promise<RenderResult> {
    const { releases, onFailedForm, onRendered } = this.#options;
    const fallback = releases.fallbackOf(set);
    // The form was the fallback's.
    if (fallback && this.#paused.has(addressIn(set, url)))
      return this.submit(await fallback, url, submission);
    try {
      const result = await this.#ask(set, url, 'document', submission);
      checkResult(result, url, { isForm: true });
      onRendered(set, url.pathname, result);
      return result;
    } catch (error) {
      if (error instanceof RenderError && !(error instanceof ProcessExited))
        onFailedForm(set, url.pathname, error.message);
      throw error;
    }
  }

  /**
   * Returns a page of a previewed version. Nothing is counted, and no other version answers.
   * @throws PreviewFailed for all that is no page without a fault, TooBusy.
   */
  async preview(set: ActiveSet, url: URL, as: PageForm, submission?: Submission): Promise<RenderResult> {
    const version = set.preview ?? '';
    try {
      const result = await this.#ask(set, url, as, submission);
      checkResult(result, url, { isForm: submission !== undefined });
      if (result.faults.length > 0) throw new PreviewFailed(version, result.faults);
      return result;
    } catch (error) {
      if (error instanceof RenderError) throw new PreviewFailed(version, [error.message], { cause: error });
      throw error;
    }
  }

  /** Returns what `ofSet` gives for a set, or for its fallback where the set fails. */
  async answer<Value extends Answered>(
    set: ActiveSet,
    url: URL,
    ofSet: (set: ActiveSet) => Promise<Value> | Value,
  ): Promise<Value> {
    const { releases, onFallback } = this.#options;
    const fallback = releases.fallbackOf(set);
    const address = addressIn(set, url);
    if (fallback && this.#paused.has(address)) return this.answer(await fallback, url, ofSet);
    try {
      return await ofSet(set);
    } catch (error) {
      const hasExited = error instanceof ProcessExited;
      // A released process that ends with a page is replaced: the next one is asked once.
      if (!fallback && hasExited) return ofSet(await releases.released());
      if (!fallback || !(error instanceof RenderError)) throw error;
      const answeredBy = await fallback;
      const value = await this.answer(answeredBy, url, ofSet);
      // The end of a released process is the circuit breaker's to judge.
      if (set.candidates.length === 0 && hasExited) return value;
      if (error instanceof PageMissing && MISSING.has(value.answer.status)) return value;
      this.#paused.set(address, true);
      onFallback({ set, answeredBy, path: url.pathname, reason: error.message, answer: value.answer });
      return value;
    }
  }

  #ask(set: ActiveSet, url: URL, as: PageForm, submission?: Submission): Promise<RenderResult> {
    return this.#inTurn(() =>
      askForPage(set, url, as, submission).catch((error: unknown) => {
        if (error instanceof RenderError) throw error;
        throw new PageFailed(error instanceof Error ? error.message : String(error));
      }),
    );
  }
}

function addressIn({ key }: ActiveSet, { pathname, search }: URL): string {
  return `${key}|${pathname}${search}`;
}
