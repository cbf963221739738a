import type { LoggedRequest } from '../browser/network-log.ts';
import type { Followed } from './follow.ts';

const NAVIGATIONS = ['/_data/', '/_page/'];
/** Path of remotes' scripts. */
const REMOTES = '/remotes/';

/** Counts requests for page data. */
export function countData(requests: readonly LoggedRequest[]): number {
  return requests.filter(({ url }) => isNavigation(url)).length;
}

/** Counts requests that block a page: documents, data and scripts of areas that ended before the title was painted. */
export function countWaitedFor({ requests, titleAt }: Pick<Followed, 'requests' | 'titleAt'>): number {
  const isWaitedFor = ({ url, type, endedAt }: LoggedRequest) =>
    endedAt <= titleAt &&
    (type === 'Document' || isNavigation(url) || (type === 'Script' && pathOf(url).startsWith(REMOTES)));
  return requests.filter(isWaitedFor).length;
}

const isNavigation = (url: string) => NAVIGATIONS.some((prefix) => pathOf(url).startsWith(prefix));

const pathOf = (url: string) => new URL(url).pathname;
