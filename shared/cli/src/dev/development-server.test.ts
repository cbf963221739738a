import type { BrowserProblem } from '@careers/federation/development';
import { serveDevelopment } from './development-server.ts';

const problem: BrowserProblem = {
  remote: 'mf-jobs@1.0.0',
  path: '/emplois',
  message: 'Error: boom',
  stack: '',
};
const problems: BrowserProblem[] = [];
const hotUpdate = async (remote: string, version: string, file: string) =>
  file === 'gone.hot-update.js' ? null : `${remote} ${version} ${file}`;
let server: Awaited<ReturnType<typeof serveDevelopment>>;

beforeEach(async () => {
  problems.length = 0;
  server = await serveDevelopment({ onProblem: (problem) => problems.push(problem), hotUpdate });
});
afterEach(() => server.stop());

const post = (body: unknown, type: string) =>
  fetch(`${server.url}/_development/problems`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });

it('sends a page the current state, then each new one', async () => {
  const { body } = await fetch(`${server.url}/_development/events`);
  const events = body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => JSON.parse((await events.read()).value!.replace('data: ', '')) as unknown;
  expect(await next()).toEqual({ builds: {}, problems: [] });
  const state = { builds: { 'mf-jobs': { number: 1, hash: 'a', reloadsBefore: 1 } }, problems: [] };
  server.show(state);
  expect(await next()).toEqual(state);
  await events.cancel();
});

it('accepts browser errors only as valid JSON, which other sites cannot send', async () => {
  expect((await post(problem, 'application/json')).status).toBe(204);
  expect((await post(problem, 'text/plain')).status).toBe(404);
  expect((await post({ message: 'no more' }, 'application/json')).status).toBe(400);
  expect(problems).toEqual([problem]);
});

it('serves the hot update of the requested version, and 404 once it is gone', async () => {
  const update = await fetch(`${server.url}/remotes/mf-jobs/1.0.0-development.100001/ab.hot-update.json`);
  expect(update.headers.get('content-type')).toMatch('application/json');
  expect(await update.text()).toBe('mf-jobs 1.0.0-development.100001 ab.hot-update.json');
  expect((await fetch(`${server.url}/remotes/mf-jobs/1.0.0/gone.hot-update.js`)).status).toBe(404);
  expect((await fetch(`${server.url}/remotes/mf-jobs/1.0.0/..%2F..%2Fab.hot-update.js`)).status).toBe(404);
});
