/** @jest-environment node */
import { cacheKeyOf, isCachedOffline, isData, isPicture, isStorable, isVersioned } from './requests.ts';

const url = (path: string) => new URL(path, 'https://site.test');

test.each([
  ['/offre-emploi/boucher-2026-1', true, true],
  ['/offre-emploi/boucher-2026-1?source=careers', true, true],
  ['/favoris', true, true],
  ['/offres-emploi', true, false],
  ['/', true, false],
  ['/offre-emploi/boucher-2026-1/fiche.pdf', true, false],
  ['/_data/offre-emploi/boucher-2026-1', false, true],
  ['/_data/favoris', false, true],
  ['/_page/offre-emploi/boucher-2026-1', false, true],
  ['/_page/offres-emploi', false, false],
  ['/_data/offres-emploi', false, false],
  ['/_data/', false, false],
  ['/_data/offre-emploi/boucher-2026-1', true, false],
  ['/api/v2.0/offers/multiple?references=2026-1', false, true],
  ['/api/v2.0/offers/2026-1', false, true],
  ['/api/v2.0/offers/', false, false],
  ['/api/v2.0/offers/applicationswithoutaccount/', false, false],
])('[PWA-01] %s as a document (%p) is cached for offline use: %p', (path, isDocument, isCached) => {
  expect(isCachedOffline(url(path), isDocument)).toBe(isCached);
});

test('[PWA-01] only immutable files are served cache first', () => {
  expect(isVersioned(url('/static/shell/shell.0a1b2c3d.js'))).toBe(true);
  expect(isVersioned(url('/remotes/mf-search/1.0.0/area.0a1b2c3d.js'))).toBe(true);
  expect(isVersioned(url('/sw.js'))).toBe(false);
  expect(isVersioned(url('/api/v2.0/offers/'))).toBe(false);
  expect(isPicture(url('/static/ui/fonts/figtree.woff2'))).toBe(true);
});

test('[REL-06] does not cache responses of a preview, except immutable files', () => {
  const withCaching = (value: string) => new Response('', { headers: { 'cache-control': value } });
  expect(isStorable(withCaching('private, no-store'))).toBe(false);
  expect(isStorable(withCaching('public, max-age=31536000, immutable'))).toBe(true);
  expect(isStorable(withCaching('private, no-cache'))).toBe(true);
  expect(isStorable(new Response(''))).toBe(true);
});

test('[PWA-01] distinguishes data requests from documents', () => {
  expect(isData(url('/_data/favoris'))).toBe(true);
  expect(isData(url('/_page/favoris'))).toBe(true);
  expect(isData(url('/favoris'))).toBe(false);
});

test('[PWA-01] data requests with and without HTML share a cache key', () => {
  const keys = ['/_page/favoris?tri=date', '/_data/favoris?tri=date'].map((path) => cacheKeyOf(url(path)));
  expect(new Set(keys).size).toBe(1);
  expect(cacheKeyOf(url('/favoris?tri=date'))).toBe('https://site.test/favoris?tri=date');
});
