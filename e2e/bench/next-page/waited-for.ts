import type { LoggedRequest } from '../browser/network-log.ts';
import type { Followed } from './follow.ts';

const NAVIGATIONS = ['/_data/', '/_page/'];
/** Scripts of the areas, which a page cannot do without. */
const AREAS = '/remotes/';

/** Returns how many requests for the data of pages there are. */
export function countData(requests: readonly LoggedRequest[]): number {
  return requests.filter(({ url }) => isNavigation(url)).length;
}

/**
 * Returns how many requests there are that keep a page from standing: documents, data, scripts of areas. Pictures come
 * into a page that stands, whether the release has moved is asked behind it, and what came after the title was painted was
 * not needed for it.
 */
export function countWaitedFor({ requests, titleAt }: Pick<Followed, 'requests' | 'titleAt'>): number {
  const isWaitedFor = ({ url, type, endedAt }: LoggedRequest) =>
    endedAt <= titleAt &&
    (type === 'Document' || isNavigation(url) || (type === 'Script' && pathOf(url).startsWith(AREAS)));
  return requests.filter(isWaitedFor).length;
}

const isNavigation = (url: string) => NAVIGATIONS.some((prefix) => pathOf(url).startsWith(prefix));

const pathOf = (url: string) => new URL(url).pathname;
