import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { EarlyInput } from './early-input.ts';

const HTML = `
  <section>
    <h1>Offres</h1>
    <input aria-label="Métier" value="boucher">
    <label><input type="checkbox"> CDI</label>
    <select aria-label="Rayon"><option>10</option><option selected>30</option><option>50</option></select>
    <button type="button">Partager</button>
    <button type="button">Imprimer</button>
    <form><button>Chercher</button></form>
  </section>`;

let main: HTMLElement;
let input: EarlyInput;

/** Replaces the HTML by the page's own elements, as React does. */
function replace(html = HTML): void {
  const place = main.firstElementChild!;
  const page = document.createElement('div');
  page.innerHTML = html;
  place.replaceWith(...page.childNodes);
  input.stop();
}

beforeEach(() => {
  document.body.innerHTML = `<main><div>${HTML}</div></main>`;
  main = document.querySelector('main')!;
  input = new EarlyInput(main.firstElementChild as HTMLElement);
});

/** The events that the page's own elements are given. */
function heard(): string[] {
  const events: string[] = [];
  for (const type of ['click', 'input', 'change'])
    main.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).localName}`));
  return events;
}

test('[PERF-02] what a visitor enters before the page runs is kept, and its components are told', async () => {
  await userEvent.type(screen.getByRole('textbox'), ' en magasin');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.selectOptions(screen.getByRole('combobox'), '50');
  replace();
  const events = heard();
  input.carryOver(main);
  expect(screen.getByRole('textbox')).toHaveValue('boucher en magasin');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('50');
  expect(events).toEqual(
    expect.arrayContaining(['input input', 'click input', 'change input', 'change select']),
  );
});

test('[PERF-02] nothing is told of what the visitor left alone', () => {
  replace();
  const events = heard();
  input.carryOver(main);
  expect(events).toEqual([]);
  expect(document.body).toHaveFocus();
});

test('[PERF-02] [A11Y-04] the focus stays where it was, on a title too', () => {
  const title = screen.getByRole('heading');
  title.tabIndex = -1;
  title.focus();
  replace();
  input.carryOver(main);
  expect(screen.getByRole('heading')).not.toBe(title);
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('[PERF-02] what is selected in a field stays selected', () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  field.setSelectionRange(2, 4);
  replace();
  input.carryOver(main);
  const own = screen.getByRole<HTMLInputElement>('textbox');
  expect(own).toHaveFocus();
  expect([own.selectionStart, own.selectionEnd]).toEqual([2, 4]);
});

/** Whether the HTML may be replaced now. */
async function isReleased(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  return input.held === null;
}

test('[PERF-02] the HTML stays while a button is pressed, so that its click is heard', async () => {
  const visitor = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Partager' });
  expect(await isReleased()).toBe(true);
  await visitor.pointer({ keys: '[MouseLeft>]', target: button });
  expect(await isReleased()).toBe(false);
  const events = heard();
  await visitor.pointer('[/MouseLeft]');
  expect(await isReleased()).toBe(true);
  expect(events).toEqual(['click button']);
});

test('[PERF-02] once it is replaced nothing waits for a release', async () => {
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Partager' }) });
  expect(await isReleased()).toBe(false);
  input.stop();
  expect(await isReleased()).toBe(true);
});

test('[PERF-02] the HTML stays while a key is pressed or a word is composed', async () => {
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

test('[PERF-02] the HTML stays while a word is composed, whatever letters of it are pressed and released', async () => {
  const visitor = userEvent.setup();
  const field = screen.getByRole('textbox');
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  const { held } = input;
  await visitor.keyboard('é');
  expect(await isReleased()).toBe(false);
  // What waits for the first waits for all.
  expect(input.held).toBe(held);
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await held;
  expect(input.held).toBeNull();
});

test('a field that the visitor has left is not focused again', async () => {
  screen.getByRole('textbox').focus();
  screen.getByRole('textbox').blur();
  await Promise.resolve();
  replace();
  input.carryOver(main);
  expect(document.body).toHaveFocus();
});

test('[PERF-02] buttons are pressed in the same order, each once, and none that the browser submits with', async () => {
  const submit = screen.getByRole('button', { name: 'Chercher' });
  submit.closest('form')!.addEventListener('submit', (event) => event.preventDefault());
  await userEvent.click(submit);
  for (const name of ['Partager', 'Imprimer', 'Partager'])
    await userEvent.click(screen.getByRole('button', { name }));
  replace();
  const pressed: string[] = [];
  main.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  input.carryOver(main);
  expect(pressed).toEqual(['Imprimer', 'Partager']);
});

test('what has no counterpart in the page is left', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Partager' }));
  replace('<section><h1>Aucune offre</h1></section>');
  const events = heard();
  input.carryOver(main);
  expect(events).toEqual([]);
});

test('an element that was moved into the page keeps the focus', () => {
  const field = screen.getByRole('textbox');
  field.focus();
  replace('<section></section>');
  main.querySelector('section')!.append(field);
  input.carryOver(main);
  expect(field).toHaveFocus();
});
