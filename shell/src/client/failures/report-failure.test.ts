import { reportFailure, reportUncaught } from './report-failure.ts';

const fetch = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const sent = (): unknown[] => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

beforeEach(() => {
  fetch.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve({ isReplaced: true }) });
  Object.assign(window, { fetch });
});

/** Creates an error with a browser's stack, whose message quotes a visitor's input. */
function thrownAt(...frames: string[]): Error {
  const error = new TypeError('Jeanne Martin is no number');
  error.stack = ['TypeError: Jeanne Martin is no number', ...frames].join('\n');
  return error;
}
const PLACE = '/remotes/mf-offer/1.1.0/page.a1.js:1:234';
const CALLER = '/remotes/mf-offer/1.1.0/area.b2.js:1:9';
const FRAMES = {
  Chromium: [
    `    at render (https://site.test/ui/react.js:1:2)`,
    `    at Card (https://site.test${PLACE})`,
    `    at https://site.test${CALLER}`,
  ],
  Firefox: [
    `render@https://site.test/ui/react.js:1:2`,
    `Card@https://site.test${PLACE}`,
    `@https://site.test${CALLER}`,
  ],
};

test.each(Object.entries(FRAMES))(
  '[REL-07] reports a failure for the remote whose script threw, in %s, without the message',
  async (_browser, frames) => {
    expect(await reportFailure('page', thrownAt(...frames), 'mf-search@1.0.0')).toBe(true);
    expect(sent()).toEqual([
      {
        ...{ kind: 'page', remote: 'mf-offer', version: '1.1.0', path: '/', error: 'TypeError' },
        ...{ at: PLACE, callers: [CALLER] },
      },
    ]);
    expect(JSON.stringify(sent())).not.toContain('Jeanne');
  },
);

test('[REL-07] reports it for the owner if the stack names no remote, and not at all without an owner', async () => {
  await reportFailure('widget', 'thrown as text', 'mf-search@1.0.0');
  expect(sent()).toMatchObject([{ remote: 'mf-search', version: '1.0.0', error: '', at: '' }]);
  expect(await reportFailure('script', thrownAt('    at https://elsewhere.test/extension.js:1:2'))).toBe(
    false,
  );
  expect(sent()).toHaveLength(1);
});

test('[REL-07] reports uncaught errors, up to five per document', () => {
  reportUncaught();
  const error = thrownAt(...FRAMES.Chromium);
  window.dispatchEvent(new ErrorEvent('error', { error }));
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: error });
  for (let time = 0; time < 9; time += 1) window.dispatchEvent(rejected);
  expect(sent()).toHaveLength(5);
  expect(sent()[0]).toMatchObject({ kind: 'script', remote: 'mf-offer', version: '1.1.0', at: PLACE });
});
