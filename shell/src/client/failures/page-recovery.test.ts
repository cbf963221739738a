import { isStaticPage } from './static-page.ts';
import { pageRecovery } from './page-recovery.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';

const answer = {
  area: 'mf-offer',
  remotes: [{ name: 'mf-offer', version: '1.1.0' }],
} as unknown as PageAnswer;
const router = { state: { errors: null } } as Parameters<typeof pageRecovery>[0];
const recovery = pageRecovery(router, () => answer);

function answerFailures(response: () => Promise<Partial<Response>>): jest.Mock {
  const fetch = jest.fn(response);
  Object.assign(window, { fetch });
  return fetch;
}
const answersWith = (isReplaced: boolean) => () =>
  Promise.resolve({ ok: true, json: () => Promise.resolve({ isReplaced }) });

beforeEach(() => {
  window.sessionStorage.clear();
  window.location.hash = '#page';
  // Silences jsdom's error that it cannot load a page.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[ERROR-02] covers errors thrown by the page, not failed loads', () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  expect(recovery.covers(new TypeError('x is undefined'))).toBe(true);
  expect(recovery.covers(chunk)).toBe(false);
  expect(recovery.covers({ status: 503 })).toBe(false);
  const failedLoad = {
    state: { errors: { page: new TypeError('Failed to fetch') } },
  } as unknown as typeof router;
  expect(pageRecovery(failedLoad, () => answer).covers(new TypeError('Failed to fetch'))).toBe(false);
});

test.each([
  ['a candidate gives way to the released version', answersWith(true), false],
  ['a released version stays as the server rendered it', answersWith(false), true],
  ['so does one whose failure cannot be reported', () => Promise.reject(new Error('offline')), true],
])('[ERROR-02] %s, once', async (_what, response, isStatic) => {
  const fetch = answerFailures(response);
  expect(await recovery.start(new TypeError('Jeanne'))).toBe(true);
  expect(JSON.parse(String((fetch.mock.lastCall as [string, RequestInit])[1].body))).toEqual({
    ...{ kind: 'page', remote: 'mf-offer', version: '1.1.0', path: '/', error: 'TypeError' },
    ...{ at: '', callers: [] },
  });
  expect([isStaticPage(), isStaticPage()]).toEqual([isStatic, false]);
  expect(await recovery.start(new TypeError('Jeanne'))).toBe(false);
  expect(isStaticPage()).toBe(false);
});

test('[REL-06] a previewed page stays, and shows its failure without a report', async () => {
  const fetch = answerFailures(answersWith(true));
  const list = document.createElement('ul');
  list.id = 'preview-failures';
  list.hidden = true;
  document.body.append(list);
  expect(await recovery.start(new TypeError('<b> is undefined'))).toBe(false);
  list.remove();
  expect([list.hidden, list.textContent]).toEqual([false, 'TypeError: <b> is undefined']);
  expect(fetch).not.toHaveBeenCalled();
  expect(isStaticPage()).toBe(false);
});

test('[ERROR-02] a page with unsaved work stays', async () => {
  answerFailures(answersWith(true));
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  expect(await recovery.start(new TypeError('Jeanne'))).toBe(false);
  window.removeEventListener('beforeunload', guard);
});
