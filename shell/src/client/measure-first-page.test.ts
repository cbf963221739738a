import { measureFirstPage } from './measure-first-page.ts';
import type { PageRemote } from '../protocol/page-answer.ts';

type Rating = 'good' | 'needs-improvement' | 'poor';
const observers = new Map<string, (metric: { name: string; rating: Rating }) => void>();
jest.mock('web-vitals', () => ({
  onLCP: (take: never) => observers.set('LCP', take),
  onINP: (take: never) => observers.set('INP', take),
  onCLS: (take: never) => observers.set('CLS', take),
}));

const remotes = [{ name: 'mf-offer', version: '1.1.0' }] as unknown as PageRemote[];
const observe = (name: string, rating: Rating) => observers.get(name)?.({ name, rating });
const sent = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const vitalsOf = ([, request]: Parameters<typeof fetch>) => JSON.parse(String(request?.body)) as object;
let isHidden: boolean;
function hide() {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}
/** Resolves once the page was idle long enough, and the measuring code is loaded. */
async function beQuiet() {
  await jest.advanceTimersByTimeAsync(10_000);
}

beforeEach(() => {
  jest.useFakeTimers();
  observers.clear();
  sent.mockReset().mockRejectedValue(new TypeError('offline'));
  isHidden = false;
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  window.fetch = sent;
});
afterEach(() => jest.useRealTimers());

it('[REL-07] reports the last measurements once, when the page is hidden: only ratings and versions', async () => {
  measureFirstPage({ remotes }, { isOfCohort: true });
  await beQuiet();
  observe('LCP', 'good');
  observe('INP', 'good');
  observe('INP', 'needs-improvement');
  hide();
  hide();
  expect(sent).toHaveBeenCalledTimes(1);
  const [call] = sent.mock.calls;
  expect(call?.[0]).toBe('/_vitals');
  expect(call?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  expect(call && vitalsOf(call)).toEqual({ versions: ['mf-offer@1.1.0'], LCP: true, INP: false });
});

it('[REL-07] ends the measurement when another page is shown', async () => {
  const leave = measureFirstPage({ remotes }, { isOfCohort: true });
  await beQuiet();
  observe('LCP', 'poor');
  leave();
  observe('INP', 'poor');
  hide();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls.map(vitalsOf)).toEqual([{ versions: ['mf-offer@1.1.0'], LCP: false }]);
});

it('[REL-07] does not measure a page that is left early, or was rendered without a cohort', async () => {
  measureFirstPage({ remotes }, { isOfCohort: true })();
  measureFirstPage({ remotes }, { isOfCohort: false });
  await beQuiet();
  expect(observers.size).toBe(0);
  hide();
  expect(sent).not.toHaveBeenCalled();
});
