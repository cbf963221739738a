/** @jest-environment jsdom */
import { onHydrationTrigger } from './hydration-trigger.ts';
import type { HydrationTrigger } from './hydration-trigger.ts';

/** Returns the callback of a trigger, and its AbortController. */
function watch(when: HydrationTrigger) {
  document.body.innerHTML = '<div><input></div>';
  const element = document.querySelector('div')!;
  const start = jest.fn();
  const abort = new AbortController();
  onHydrationTrigger(element, when, start, abort.signal);
  return { element, start, abort };
}

function goTo(hash: string): void {
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}

beforeEach(() => window.history.replaceState(null, '', '/'));

test('[PERF-02] a hash trigger fires when the URL gets the hash', () => {
  const { start } = watch('#candidature');
  goTo('#recruteur');
  expect(start).not.toHaveBeenCalled();
  goTo('#candidature/cv');
  goTo('#candidature/informations');
  expect(start).toHaveBeenCalledTimes(1);
});

test('[PERF-02] a hash trigger fires immediately if the URL has the hash', () => {
  goTo('#candidature/cv');
  expect(watch('#candidature').start).toHaveBeenCalledTimes(1);
});

test.each(['pointerover', 'focusin', 'touchstart', 'click'])(
  '[PERF-02] %s fires the trigger once',
  (type) => {
    const { element, start } = watch('interaction');
    expect(start).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1)
      element.firstElementChild!.dispatchEvent(new Event(type, { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test.each(['pointerover', 'focusin', 'touchstart', 'click'])(
  '[PERF-02] %s on a link to another page wants that page, on any other one what it is in',
  (type) => {
    const { element, start } = watch('interaction');
    const touch = (href: string) => {
      element.innerHTML = `<a href="${href}"><b>Voir</b></a>`;
      element.querySelector('b')!.dispatchEvent(new Event(type, { bubbles: true }));
    };
    touch('/offres-emploi');
    expect(start).not.toHaveBeenCalled();
    touch('#filtres');
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test('[PERF-02] focus restored on a followed link does not fire the trigger', () => {
  document.body.innerHTML = '<div><a href="/offres-emploi">Voir</a></div>';
  document.querySelector('a')!.focus();
  const start = jest.fn();
  onHydrationTrigger(document.querySelector('div')!, 'interaction', start, new AbortController().signal);
  expect(start).not.toHaveBeenCalled();
});

test('[PERF-02] content focused before its scripts fires the trigger immediately', () => {
  document.body.innerHTML = '<div><input></div>';
  document.querySelector('input')!.focus();
  const start = jest.fn();
  onHydrationTrigger(document.querySelector('div')!, 'interaction', start, new AbortController().signal);
  expect(start).toHaveBeenCalledTimes(1);
});

test('[PERF-02] removed content does not fire the trigger', () => {
  const { element, start, abort } = watch('#candidature');
  abort.abort();
  element.dispatchEvent(new Event('click'));
  goTo('#candidature');
  expect(start).not.toHaveBeenCalled();
});
