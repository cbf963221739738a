/** @jest-environment node */
import type { RemoteManifest } from '@careers/contract';
import { checkedArea } from './checked-area.ts';

const manifest = {
  name: 'mf-a',
  version: '1.0.0',
  mount: ['/a', '/a-list/*', '/%7Ba%7D'],
} as RemoteManifest;
const load = () => Promise.resolve({ default: null });
const page = (id: string, ...paths: string[]) => ({ id, paths, load, loadServer: load });
const area = (changes: object = {}) => ({
  contract: 2,
  name: 'mf-a',
  pages: [page('a', '/a'), page('a-list.$', '/a-list/:x?')],
  ...changes,
});

it('returns a valid area unchanged', () => {
  expect(checkedArea(area(), manifest)).toMatchObject(area());
  const redirects = [{ from: '/a-list/old', to: '/a', status: 301 }];
  const files = [
    { path: '/a-list/:x/sheet.pdf', loadServer: load },
    { path: '/{a}', loadServer: load },
  ];
  expect(checkedArea(area({ redirects, files }), manifest)).toMatchObject({ redirects, files });
});

it.each([
  ['an id twice', { pages: [page('a', '/a'), page('a', '/a-list')] }, 'uses the page id a twice'],
  ['a path twice', { pages: [page('a', '/a'), page('b', '/a')] }, 'has two things at /a'],
  ['a path of another team', { pages: [page('b', '/offres-emploi')] }, '/offres-emploi, which its manifest'],
  ['a file of another team', { files: [{ path: '/b.pdf', loadServer: load }] }, '/b.pdf, which its manifest'],
  ['a redirection of all', { redirects: [{ from: '/*', to: '/a', status: 301 }] }, '/*, which its manifest'],
  ['an id that is a path', { pages: [page('../areas', '/a')] }, 'has a page that is none'],
  [
    'parameters that are none',
    { pages: [{ ...page('a', '/a'), searchParams: [1] }] },
    'has a page that is none',
  ],
  [
    'a page without paths',
    { pages: [page('b', '/a'), page('a')] },
    'has a page that is none (number 2): in src/',
  ],
  ['no pages', { pages: undefined }, 'has no list of pages'],
  [
    'a status that is none',
    { redirects: [{ from: '/a', to: '/b', status: 200 }] },
    'redirection that is none',
  ],
  ['an older contract than the one before', { contract: 1 }, 'is not of contract 2 or 3'],
  ['the next contract', { contract: 4 }, 'is not of contract 2 or 3'],
  ['the name of another', { name: 'mf-b' }, 'has the name of another remote'],
])('[FUSE-01] refuses an area with %s', (_case, changes, reason) => {
  expect(() => checkedArea(area(changes), manifest)).toThrow(reason);
});

it('[FUSE-01] returns copies that the remote cannot change, and that never throw', () => {
  const own = area();
  const checked = checkedArea(own, manifest);
  own.pages.push(page('b', '/offres-emploi'));
  Object.defineProperty(own.pages[0], 'paths', { get: () => [].concat(undefined as never) });
  expect(checked.pages.map(({ paths }) => paths)).toEqual([['/a'], ['/a-list/:x?']]);
});
