/** @jest-environment node */
import type { AreaPage, RemoteManifest } from '@careers/contract';
import type { LoadedRemote } from '@careers/federation/node';
import { RouteTable } from './route-table.ts';

const page = (id: string, ...paths: string[]): AreaPage => ({
  id,
  paths,
  load: () => Promise.reject(new Error('not wanted')),
  loadServer: () => Promise.reject(new Error('not wanted')),
});

function remote(name: string, mount: string[], pages: AreaPage[], area = {}): [string, LoadedRemote] {
  const manifest = { name, mount } as RemoteManifest;
  const widget = () => Promise.reject(new Error('not wanted'));
  return [name, { manifest, widget, area: { contract: 2, name, pages, ...area } }];
}

const results = page('offres-emploi', '/offres-emploi', '/nos-offres/:job?');
const table = new RouteTable({
  remotes: new Map([
    remote('mf-search', ['/offres-emploi', '/nos-offres/*'], [results]),
    remote('mf-greedy', ['/cupide'], [page('cupide', '/cupide'), page('vol', '/offres-emploi')]),
    remote('mf-offer', ['/offre-emploi/*'], [page('offre', '/offre-emploi/:segment')], {
      files: [{ path: '/offre-emploi/:segment/fiche.pdf' }],
      redirects: [{ from: '/offre-emploi', to: '/offres-emploi', status: 302 }],
    }),
  ]),
  missing: [{ name: 'mf-gone', mount: ['/absent/*'] }],
});
const kindAt = (path: string) => table.match(path).kind;

it('finds the page of a path, the same for all paths of a page', () => {
  const target = table.match('/nos-offres/boucher');
  expect(target).toMatchObject({ kind: 'page', page: results });
  expect(table.match('/offres-emploi')).toBe(target);
});

it('distinguishes files, redirections, and unavailable pages', () => {
  expect(kindAt('/offre-emploi/boucher-2026-1/fiche.pdf')).toBe('file');
  expect(table.match('/offre-emploi')).toMatchObject({ redirect: { status: 302 } });
  expect(kindAt('/absent/page')).toBe('unavailable');
  expect(kindAt('/rien')).toBe('shell');
  expect(kindAt('/offre-emploi/a/b/c')).toBe('shell');
});

it('[ERROR-03] treats no path as missing while any remote is unknown', () => {
  const unknown = new RouteTable({
    remotes: new Map([remote('mf-search', ['/offres-emploi'], [results])]),
    missing: [{ name: 'mf-gone', mount: ['/*'] }],
  });
  expect(unknown.match('/offres-emploi').kind).toBe('page');
  expect(unknown.match('/rien').kind).toBe('unavailable');
  expect(new RouteTable({ remotes: new Map(), missing: [] }).match('/').kind).toBe('unavailable');
});

it('[ROUTE-10] no remote gets a path with an overlong segment', () => {
  const long = 'a'.repeat(5_000);
  for (const path of [`/nos-offres/${long}`, `/offre-emploi/${long}-2026-1`, `/${long}`])
    expect(kindAt(path)).toBe('shell');
  expect(kindAt(`/nos-offres/${'%C3%A9'.repeat(80)}`)).toBe('page');
});

it('[FUSE-01] does not ask a remote for a path that another one claims', () => {
  expect(table.match('/offres-emploi')).toMatchObject({ remote: { name: 'mf-search' } });
  expect(table.match('/cupide')).toMatchObject({ remote: { name: 'mf-greedy' } });
});
