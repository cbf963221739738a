import { LRUCache } from 'lru-cache';
import { sizeOf } from '../stale-cache.ts';
import { StoredAnswer } from './stored-answer.ts';

const MAX_PAGES = 500;
/** Mostly shared with the page cache, so it adds little memory. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Last good response of each page, of any version; sent with 503 when no version can be loaded. */
export class LastGoodPages {
  readonly #pages = new LRUCache<string, StoredAnswer>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }, address) => size + sizeOf(address),
  });

  /** Returns the answer, or for a 503 the last good page with that status. */
  async insteadOf(answer: StoredAnswer, { pathname, search }: URL): Promise<StoredAnswer> {
    const key = pathname + search;
    const page = answer.answer;
    if (page.kind === 'redirect' || page.headers) return answer;
    const known = this.#pages.get(key);
    if (page.status === 503 && known) {
      const body = await known.body('identity');
      return new StoredAnswer({ ...page, isCacheable: false, body });
    }
    if (page.status === 200 && page.isCacheable !== false && known !== answer) this.#pages.set(key, answer);
    return answer;
  }
}
