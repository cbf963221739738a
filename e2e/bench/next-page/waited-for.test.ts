import { countData, countWaitedFor } from './waited-for.ts';

const TITLE_AT = 600;

const request = (type: string, path: string, endedAt = 300) => ({
  url: `http://localhost:3000${path}`,
  type,
  at: 0,
  endedAt,
  status: 200,
  bytes: 0,
  headerBytes: 0,
  encoding: '',
  isFromCache: false,
});

it.each([
  ['data', request('Fetch', '/_data/offres-emploi?page=2'), 1, 1],
  ['a page', request('Fetch', '/_page/offres-emploi?page=2'), 1, 1],
  ['a document', request('Document', '/offres-emploi'), 0, 1],
  ['a script of an area', request('Script', '/remotes/mf-search/1.0.0/area.js'), 0, 1],
  ['a prefetched script', request('Prefetch', '/remotes/mf-search/1.0.0/area.js'), 0, 0],
  ['a script that ended after the title', request('Script', '/remotes/mf-search/1.0.0/more.js', 700), 0, 0],
  ['a picture', request('Image', '/static/ui/illustrations/a.svg'), 0, 0],
  ['the release map', request('Fetch', '/_release'), 0, 0],
])('counts %s', (_case, logged, data, waitedFor) => {
  expect([countData([logged]), countWaitedFor({ requests: [logged], titleAt: TITLE_AT })]).toEqual([
    data,
    waitedFor,
  ]);
});
