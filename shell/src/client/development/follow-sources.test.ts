import type { DevelopmentState, Problem } from '@careers/federation/development';
import { followSources } from './follow-sources.ts';

const PROBLEM: Problem = {
  kind: 'server',
  remote: 'mf-jobs@1.0.0-development.100002',
  path: '/emplois',
  message: 'Error: boom',
  stack: 'at src/page.server.ts:3',
  time: Number.MAX_SAFE_INTEGER,
};
let receive: (state: DevelopmentState) => void;
let update: jest.Mock;
let reload: jest.Mock;
let revision: number;

beforeEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/emplois');
  jest.useFakeTimers();
  window.EventSource = class extends EventTarget {
    constructor() {
      super();
      receive = (state) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(state) }));
    }
  } as unknown as typeof EventSource;
  let hash = 'hash1';
  update = jest.fn(async () => void (hash = 'hash2'));
  window.careersHotRemotes = new Map([
    ['mf-jobs@1.0.0-development.100001', { hash: () => hash, update: update as () => Promise<void> }],
  ]);
  window.fetch = () => Promise.resolve({ json: () => Promise.resolve({ revision }) } as Response);
  reload = jest.fn();
  revision = 1;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

/** Opens the page of build 1, with the revision of its document, if any. */
function follow({ rendered = 0, status = 200 } = {}) {
  const entries = [{ serverTiming: rendered ? [{ name: 'revision', description: String(rendered) }] : [] }];
  Object.assign(performance, { getEntriesByType: () => entries });
  followSources({ owner: () => 'mf-jobs@1.0.0-development.100001', status: () => status }, reload);
}
const builds = (number: number, reloadsBefore = 1) => ({
  'mf-jobs': { number, hash: `hash${number}`, reloadsBefore },
});
const overlay = () => document.body.lastElementChild?.shadowRoot?.textContent ?? '';
const pass = () => jest.advanceTimersByTimeAsync(250);

it('[TEAM-06] reloads a page whose release is replaced before its scripts run', async () => {
  revision = 2;
  follow({ rendered: 1 });
  await pass();
  expect(reload).not.toHaveBeenCalled();
  receive({ builds: builds(2, 2), problems: [] });
  await pass();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(update).not.toHaveBeenCalled();
});

it('[TEAM-06] keeps a hot-replaced page', async () => {
  follow({ rendered: 1 });
  receive({ builds: builds(2), problems: [] });
  revision = 2;
  await pass();
  expect([update, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('[TEAM-06] reloads an error page with each build, keeping its message until then', async () => {
  follow({ rendered: 1, status: 500 });
  receive({ builds: builds(1), problems: [PROBLEM] });
  expect(overlay()).toContain('Error: boom');
  revision = 2;
  receive({ builds: builds(2), problems: [PROBLEM] });
  await pass();
  expect([update, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(overlay()).toContain('Error: boom');
});
