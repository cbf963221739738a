import { KnownRelease } from './known-release.ts';
import { PageRelease } from './page-release.ts';
import type { ReleaseMap } from '../../protocol/release-map.ts';

const map: ReleaseMap = {
  build: 'a1b2c3d4e5f6',
  remotes: [
    {
      name: 'mf-offer',
      version: '1.0.0',
      entry: '/remotes/mf-offer/1.0.0/remoteEntry.js',
      integrity: 'sha384-offer',
      pages: [
        {
          id: 'offre-emploi.$segment',
          paths: ['/offre-emploi/:segment'],
          files: ['/remotes/mf-offer/1.0.0/page.js', '/remotes/mf-apply/2.0.0/remoteEntry.js'],
        },
      ],
    },
    {
      name: 'mf-apply',
      version: '2.0.0',
      entry: '/remotes/mf-apply/2.0.0/remoteEntry.js',
      integrity: 'sha384-apply',
      pages: [{ id: 'alerte', paths: ['/alerte'], files: [] }],
    },
  ],
};

const answer = (response: Promise<Response>) => {
  window.fetch = jest.fn(() => response);
};

test('[PERF-02] finds the scripts of a page and its widgets by path', async () => {
  answer(Promise.resolve(Response.json(map)));
  const release = new KnownRelease(new PageRelease(map.build, []));
  expect(release.pageAt('/alerte')).toBeUndefined();
  expect(await release.ask()).toBe(true);
  const known = release.pageAt('/offre-emploi/boucher-f-h-2026-1');
  expect(known?.remote.name).toBe('mf-offer');
  expect(known?.files).toEqual([
    '/remotes/mf-offer/1.0.0/remoteEntry.js',
    '/remotes/mf-offer/1.0.0/page.js',
    '/remotes/mf-apply/2.0.0/remoteEntry.js',
  ]);
  expect(release.pageAt('/')).toBeUndefined();
});

test('[REL-03] detects a newer release, and adds nothing of it to the page', async () => {
  answer(Promise.resolve(Response.json(map)));
  const release = new KnownRelease(new PageRelease('another', []));
  expect(await release.ask()).toBe(false);
  expect(release.remotes).toEqual([]);
});

test('[REL-03] adds nothing of a release with another version of a loaded remote', async () => {
  answer(Promise.resolve(Response.json(map)));
  const release = new KnownRelease(new PageRelease(map.build, [{ name: 'mf-apply', version: '1.9.0' }]));
  expect(await release.ask()).toBe(false);
  expect(release.remotes).toEqual([]);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a shell that cannot answer', () => Promise.resolve(new Response('Bad Gateway', { status: 502 }))],
])('[REL-03] with %s the page continues unchanged', async (_, response) => {
  answer(response());
  expect(await new KnownRelease(new PageRelease('a1b2c3d4e5f6', [])).ask()).toBe(true);
});
