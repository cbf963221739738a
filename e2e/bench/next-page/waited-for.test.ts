import { countData, countWaitedFor } from './waited-for.ts';

const asked = (type: string, path: string) => ({
  url: `http://localhost:3000${path}`,
  type,
  at: 0,
  status: 200,
  bytes: 0,
  encoding: '',
  isFromCache: false,
});

it.each([
  ['data', asked('Fetch', '/_data/offres-emploi?page=2'), 1, 1],
  ['a document', asked('Document', '/offres-emploi'), 0, 1],
  ['a script of an area', asked('Script', '/remotes/mf-search/1.0.0/area.js'), 0, 1],
  ['a script fetched ahead', asked('Prefetch', '/remotes/mf-search/1.0.0/area.js'), 0, 0],
  ['a picture', asked('Image', '/static/ui/illustrations/a.svg'), 0, 0],
  ['the release', asked('Fetch', '/_release'), 0, 0],
])('%s', (_case, request, data, waitedFor) => {
  expect([countData([request]), countWaitedFor([request])]).toEqual([data, waitedFor]);
});
