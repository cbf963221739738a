import { clientsClaim } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { DataAnswer } from '@careers/contract';
import { isData, isKeptOffline, isPicture, isVersioned } from './requests.ts';

/** The part of a service worker's scope that Workbox does not wrap. */
declare const self: {
  /** Written before this script by the server: what the frame needs without a network. */
  PRECACHE: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
};

const OFFLINE_PAGE = '/hors-ligne';
const answered = new CacheableResponsePlugin({ statuses: [200] });
const keep = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

precacheAndRoute(self.PRECACHE);
cleanupOutdatedCaches();

// Files whose address changes with their content: whatever release a kept page was made with, they fit it.
registerRoute(
  ({ url }) => isVersioned(url),
  new CacheFirst({ cacheName: 'versioned', plugins: [answered, keep(300)] }),
);
registerRoute(
  ({ url }) => isPicture(url),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [answered, keep(150)] }),
);
// Pages and offers come from the network; what was seen is for when there is none, never instead of a release.
registerRoute(
  ({ url, request }) => isKeptOffline(url, request.mode === 'navigate'),
  new NetworkFirst({ cacheName: 'seen', plugins: [answered, keep(60)] }),
);

setCatchHandler(async ({ request, url }) => {
  // A page of which only the document was read: that is asked for then.
  if (isData(url)) return Response.json({ kind: 'document' } satisfies DataAnswer);
  const isPage = request instanceof Request && request.mode === 'navigate';
  return (isPage ? await matchPrecache(OFFLINE_PAGE) : undefined) ?? Response.error();
});
// Any other page has no copy, only the page that says why.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
);

// Nothing it keeps can be wrong for an open page, so a new one need not wait.
void self.skipWaiting();
clientsClaim();
