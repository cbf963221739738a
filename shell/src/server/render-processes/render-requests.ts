import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { sizeOf } from '../stale-cache.ts';
import { PreviewFailed } from '../previews/preview-errors.ts';
import type { ActiveReleases } from './active-releases.ts';
import { askForPage } from './active-set.ts';
import type { ActiveSet } from './active-set.ts';
import { checkResult } from './check-result.ts';
import type { PageForm, RenderResult, Submission } from './messages.ts';
import { PageFailed, PageMissing, ProcessExited, RenderError } from './render-errors.ts';

/** Time for which a failed address goes straight to the fallback. */
const PAUSE_MILLISECONDS = 60_000;
const MAX_ADDRESSES = 1_000;
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024;
/**
 * Limit of pages being rendered or queued: about a second's worth, as a longer queue would answer everyone too late. Does
 * not apply to cached pages.
 */
const MAX_PAGES = 64;
const MISSING = new Set([404, 410]);

/** A page that one set failed, and its fallback rendered. */
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
  /** Called with each page that a set has rendered, error pages included. */
  onRendered(set: ActiveSet, path: string, result: RenderResult): void;
  /** Called when a set has not answered a form, unless its process exited, which the circuit breaker counts. */
  onFailedForm(set: ActiveSet, path: string, reason: string): void;
}

/**
 * Requests pages from render processes. Within the same request, a failed candidate falls back to the released version,
 * a failed released version to the previous one, while its process runs.
 */
export class RenderRequests {
  readonly #options: RenderRequestsOptions;
  readonly #places = bulkhead(MAX_PAGES);
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
   * Returns a page of a set.
   * @throws BulkheadRejectedError above the limit, PageFailed for an invalid page, or for an error page that
   * has a fallback.
   */
  async page(set: ActiveSet, url: URL, as: PageForm): Promise<RenderResult> {
    const result = await this.#ask(set, url, as);
    checkResult(result, url);
    if (set.candidates.length > 0) {
      if (result.faults[0] !== undefined) throw new PageFailed(result.faults[0]);
      // Falls back, as the released version may have this page: a candidate must not remove it.
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
   * Returns the response of a page's action. Never retried nor answered by another version, which would repeat its side
   * effects.
   * @throws like `page`.
   */
  async submit(set: ActiveSet, url: URL, submission: Submission): Promise<RenderResult> {
    const { releases, onFailedForm, onRendered } = this.#options;
    const fallback = releases.fallbackOf(set);
    // The fallback rendered the form.
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
   * Returns a page of a previewed version. Counts nothing, and has no fallback.
   * @throws PreviewFailed for any fault or invalid page, BulkheadRejectedError.
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

  /** Returns the result of `ofSet` for a set, or for its fallback if the set fails. */
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
      // A released process that exits is replaced: retries once in the next one.
      if (!fallback && hasExited) return ofSet(await releases.released());
      if (!fallback || !(error instanceof RenderError)) throw error;
      const answeredBy = await fallback;
      const value = await this.answer(answeredBy, url, ofSet);
      // The exit of a released process is counted by the circuit breaker.
      if (set.candidates.length === 0 && hasExited) return value;
      if (error instanceof PageMissing && MISSING.has(value.answer.status)) return value;
      this.#paused.set(address, true);
      onFallback({ set, answeredBy, path: url.pathname, reason: error.message, answer: value.answer });
      return value;
    }
  }

  #ask(set: ActiveSet, url: URL, as: PageForm, submission?: Submission): Promise<RenderResult> {
    return this.#places.execute(() =>
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
