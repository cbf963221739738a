import { fireEvent, waitFor } from '@testing-library/react';
import { Recorder } from '@careers/platform/before-hydration';
import { PAGE_INTERACTIVE } from './page-interactive.ts';
import { replayPage } from './replay-page.ts';

test('[LAYOUT-03] replays a click on the page once it is interactive, but none on the layout', async () => {
  document.body.innerHTML =
    '<header><button type="button">Menu</button></header><div id="root"><button type="button">Favori</button></div>';
  window.recorder = new Recorder();
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) button.click();
  replayPage(document.querySelector('#root')!);
  const pressed: (string | null)[] = [];
  for (const button of buttons) button.addEventListener('click', () => pressed.push(button.textContent));
  for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event(PAGE_INTERACTIVE));
  await Promise.resolve();
  expect(pressed).toEqual(['Favori']);
});

test('[PERF-02] replays entries, the focus and clicks in a page that React has re-rendered', async () => {
  const html = '<main><input name="place"><button type="button">Favori</button></main>';
  document.body.innerHTML = `<div id="root">${html}</div>`;
  window.recorder = new Recorder();
  const root = document.querySelector('#root')!;
  replayPage(root);
  const typed = root.querySelector('input')!;
  typed.focus();
  typed.value = 'Nantes';
  // Re-renders like React, which hydrates before it replays a click.
  const renderAnew = () => {
    root.innerHTML = html;
    root.querySelector('button')!.addEventListener('click', pressed);
    document.dispatchEvent(new Event(PAGE_INTERACTIVE));
  };
  const pressed = jest.fn();
  root.addEventListener('click', renderAnew, { capture: true, once: true });
  root.querySelector('button')!.click();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(root.querySelector('input')).toHaveValue('Nantes');
  expect(root.querySelector('input')).toHaveFocus();
});

test('[SEARCH-01] submits a form that React removed while its button was clicked', async () => {
  const html = '<main><form><button>Rechercher</button></form></main>';
  document.body.innerHTML = `<div id="root">${html}</div>`;
  window.recorder = new Recorder();
  const root = document.querySelector('#root')!;
  replayPage(root);
  const submitted = jest.fn((event: Event) => event.preventDefault());
  const renderAnew = () => {
    root.innerHTML = html;
    root.querySelector('form')!.addEventListener('submit', submitted);
    document.dispatchEvent(new Event(PAGE_INTERACTIVE));
  };
  root.addEventListener('click', renderAnew, { capture: true, once: true });
  root.querySelector('button')!.click();
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
});

test('[SEARCH-01] restores entries before the next click, however soon', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const html = '<main><form><input name="lieu"><button>Rechercher</button></form></main>';
  document.body.innerHTML = `<div id="root">${html}</div>`;
  window.recorder = new Recorder();
  const root = document.querySelector('#root')!;
  replayPage(root);
  root.querySelector('input')!.value = 'trifouillis';
  root.innerHTML = html;
  document.dispatchEvent(new Event(PAGE_INTERACTIVE));
  fireEvent.pointerDown(root.querySelector('button')!);
  await Promise.resolve();
  expect(root.querySelector('input')).toHaveValue('trifouillis');
  jest.useRealTimers();
});
