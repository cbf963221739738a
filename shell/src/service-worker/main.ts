import { clientsClaim } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { cacheKeyOf, isCachedOffline, isData, isPicture, isStorable, isVersioned } from './requests.ts';
import type { DataAnswer } from '../protocol/page-answer.ts';

/** The part of a service worker's scope that Workbox does not wrap. */
declare const self: {
  /** Prepended by the server: the layout's files for offline use. */
  PRECACHE: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
};

const OFFLINE_PAGE = '/hors-ligne';
const successful = new CacheableResponsePlugin({ statuses: [200] });
const storable = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isStorable(response) ? response : null),
};
const sharedKey = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) =>
    Promise.resolve(cacheKeyOf(new URL(request.url))),
};
const limit = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

precacheAndRoute(self.PRECACHE);
cleanupOutdatedCaches();

// Files with a hash or version in their URL are immutable.
registerRoute(
  ({ url }) => isVersioned(url),
  new CacheFirst({ cacheName: 'versioned', plugins: [successful, storable, limit(300)] }),
);
registerRoute(
  ({ url }) => isPicture(url),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [successful, storable, limit(150)] }),
);
// Network first: the cache is for offline use only, so that releases take effect immediately.
registerRoute(
  ({ url, request }) => isCachedOffline(url, request.mode === 'navigate'),
  new NetworkFirst({ cacheName: 'seen', plugins: [successful, storable, sharedKey, limit(60)] }),
);

setCatchHandler(async ({ request, url }) => {
  // Without cached data, the browser loads the document, which may be cached.
  if (isData(url)) return Response.json({ kind: 'document' } satisfies DataAnswer);
  const isPage = request instanceof Request && request.mode === 'navigate';
  return (isPage ? await matchPrecache(OFFLINE_PAGE) : undefined) ?? Response.error();
});
// Other pages are not cached: show the offline page.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
);

// Activates immediately, as caches are compatible with all open pages.
void self.skipWaiting();
clientsClaim();
