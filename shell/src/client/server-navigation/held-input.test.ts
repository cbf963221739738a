import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { HeldInput } from './held-input.ts';

let input: HeldInput;

beforeEach(() => {
  document.body.innerHTML = '<main><input aria-label="Métier"><button type="button">Partager</button></main>';
  input = new HeldInput(screen.getByRole('main'));
});

/** Resolves to true if the HTML may be replaced now. */
async function isReleased(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  return input.released === null;
}

test('[PERF-02] keeps the HTML while a button is pressed, so that it receives its click', async () => {
  const visitor = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Partager' });
  expect(await isReleased()).toBe(true);
  await visitor.pointer({ keys: '[MouseLeft>]', target: button });
  expect(await isReleased()).toBe(false);
  const click = jest.fn();
  button.addEventListener('click', click);
  await visitor.pointer('[/MouseLeft]');
  expect(await isReleased()).toBe(true);
  expect(click).toHaveBeenCalledTimes(1);
});

test('[PERF-02] does not wait for a release after the replacement', async () => {
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Partager' }) });
  expect(await isReleased()).toBe(false);
  input.stop();
  expect(await isReleased()).toBe(true);
});

test('[PERF-02] keeps the HTML while a key is pressed or a word is composed', async () => {
  const visitor = userEvent.setup();
  const field = screen.getByRole('textbox');
  field.focus();
  await visitor.keyboard('{a>}');
  expect(await isReleased()).toBe(false);
  await visitor.keyboard('{/a}');
  expect(await isReleased()).toBe(true);
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  expect(await isReleased()).toBe(false);
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(await isReleased()).toBe(true);
});

test('[PERF-02] keeps the HTML during a composition, whatever keys are pressed and released', async () => {
  const visitor = userEvent.setup();
  const field = screen.getByRole('textbox');
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  const { released } = input;
  await visitor.keyboard('é');
  expect(await isReleased()).toBe(false);
  // Keys within a composition keep the pending promise.
  expect(input.released).toBe(released);
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await released;
  expect(input.released).toBeNull();
});
