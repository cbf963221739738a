import { countData, countWaitedFor } from './waited-for.ts';

const TITLE_AT = 600;

const asked = (type: string, path: string, endedAt = 300) => ({
  url: `http://localhost:3000${path}`,
  type,
  at: 0,
  endedAt,
  status: 200,
  bytes: 0,
  encoding: '',
  isFromCache: false,
});

it.each([
  ['data', asked('Fetch', '/_data/offres-emploi?page=2'), 1, 1],
  ['a page', asked('Fetch', '/_page/offres-emploi?page=2'), 1, 1],
  ['a document', asked('Document', '/offres-emploi'), 0, 1],
  ['a script of an area', asked('Script', '/remotes/mf-search/1.0.0/area.js'), 0, 1],
  ['a script fetched ahead', asked('Prefetch', '/remotes/mf-search/1.0.0/area.js'), 0, 0],
  ['a script that came behind the title', asked('Script', '/remotes/mf-search/1.0.0/more.js', 700), 0, 0],
  ['a picture', asked('Image', '/static/ui/illustrations/a.svg'), 0, 0],
  ['the release', asked('Fetch', '/_release'), 0, 0],
])('%s', (_case, request, data, waitedFor) => {
  expect([countData([request]), countWaitedFor({ requests: [request], titleAt: TITLE_AT })]).toEqual([
    data,
    waitedFor,
  ]);
});
