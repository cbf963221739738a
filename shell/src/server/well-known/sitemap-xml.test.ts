/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import type { AreaContext, SitemapAddress } from '@careers/contract';
import type { LoadedRemote } from '@careers/federation/node';
import { apiDouble, testConfiguration } from '@careers/testing';
import { sitemapFiles } from './sitemap-xml.ts';

const context: AreaContext = {
  api: apiDouble({}),
  configuration: { ...testConfiguration, publicBaseUrl: 'https://emploi.test' },
};

/** Creates a remote whose area lists these offers. */
function remoteOf(addresses: SitemapAddress[]): LoadedRemote {
  async function* offers() {
    yield* addresses;
  }
  return { area: { sitemaps: { offers } } } as unknown as LoadedRemote;
}

async function pathsOf(remotes: LoadedRemote[], limits: { addresses: number; bytes: number }) {
  const files = await sitemapFiles(context, 'offers', remotes, limits);
  return files.map((file) =>
    [
      ...gunzipSync(file)
        .toString()
        .matchAll(/<loc>https:\/\/emploi\.test([^<]*)<\/loc>/g),
    ].map(([, path]) => path),
  );
}

const paths = (...names: string[]) => names.map((path) => ({ path }));

it('[SEO-02] lists every address of all areas, split at the protocol’s limit per file', async () => {
  const remotes = [remoteOf(paths('/a', '/b', '/c')), remoteOf(paths('/d', '/e'))];
  const limits = { addresses: 2, bytes: 1_000_000 };
  expect(await pathsOf(remotes, limits)).toEqual([['/a', '/b'], ['/c', '/d'], ['/e']]);
  expect(await pathsOf(remotes, { ...limits, addresses: 5 })).toEqual([['/a', '/b', '/c', '/d', '/e']]);
});

it('[SEO-02] keeps each file below the protocol’s size limit', async () => {
  const limits = { addresses: 1_000, bytes: 5_000 };
  const long = (name: string) => `/offre?nom=${'é'.repeat(60)}&ville=${name}`;
  const remotes = [
    remoteOf(
      Array.from({ length: 30 }, (_, index) => ({
        path: long(`v${index}`),
        lastModified: '2026-11-20T08:00:00.000Z',
      })),
    ),
  ];
  const files = await sitemapFiles(context, 'offers', remotes, limits);
  expect(files.length).toBeGreaterThan(2);
  const sizes = files.map(
    (file) =>
      gunzipSync(file)
        .toString()
        .replace(/^[\s\S]*?<urlset[^>]*>/, '').length,
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.bytes + '</urlset>'.length);
  expect((await pathsOf(remotes, limits)).flat()).toHaveLength(30);
});

it('[SEO-02] writes no empty file, which the protocol forbids', async () => {
  expect(await pathsOf([remoteOf([])], { addresses: 2, bytes: 1_000 })).toEqual([]);
});
