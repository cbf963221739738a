import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { Recorder } from './recorder.ts';
import { stopRecording } from './replay.ts';

const HTML = `
  <section>
    <h1>Offres</h1>
    <input aria-label="Métier" value="boucher">
    <label><input type="checkbox" name="contrat" value="cdd"> CDD</label>
    <label><input type="checkbox" name="contrat" value="cdi"> CDI</label>
    <select aria-label="Rayon"><option>10</option><option selected>30</option><option>50</option></select>
    <button type="button">Partager</button>
    <button type="button">Favori</button>
    <button type="button">Favori</button>
    <button type="button">Imprimer</button>
    <form><button>Chercher</button></form>
  </section>`;

let main: HTMLElement;
let recorder: Recorder;

/** Replaces the HTML by the page's own elements, as React does, and replays. */
async function replace(html = HTML) {
  const place = main.firstElementChild!;
  const replay = stopRecording(recorder, place);
  const page = document.createElement('div');
  page.innerHTML = html;
  place.replaceWith(...page.childNodes);
  const events: string[] = [];
  for (const type of ['click', 'input', 'change'])
    main.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).localName}`));
  replay(main);
  await Promise.resolve();
  return events;
}

beforeEach(() => {
  document.body.innerHTML = `<main><div>${HTML}</div></main>`;
  main = document.querySelector('main')!;
  recorder = new Recorder();
});

test('[PERF-02] keeps pre-hydration input, and dispatches its events to the components', async () => {
  await userEvent.type(screen.getByRole('textbox'), ' en magasin');
  await userEvent.click(screen.getByRole('checkbox', { name: 'CDI' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), '50');
  const events = await replace();
  expect(screen.getByRole('textbox')).toHaveValue('boucher en magasin');
  expect(screen.getByRole('checkbox', { name: 'CDI' })).toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('50');
  expect(events).toEqual(
    expect.arrayContaining(['input input', 'click input', 'change input', 'change select']),
  );
});

test('[PERF-02] identifies elements by name, wherever they are in the page', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'CDI' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Favori' })[1]!);
  await replace(`<p>Un bandeau</p><button type="button">Alerte</button>${HTML.replace('CDD', 'CDD (3)')}`);
  expect(screen.getByRole('checkbox', { name: 'CDI' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'CDD (3)' })).not.toBeChecked();
  expect(screen.getAllByRole('button', { name: 'Favori' })[1]).toHaveFocus();
});

test('[PERF-02] dispatches no event for untouched fields', async () => {
  expect(await replace()).toEqual([]);
  expect(document.body).toHaveFocus();
});

test('[PERF-02] [A11Y-04] keeps the focus, also on a title', async () => {
  const title = screen.getByRole('heading');
  title.tabIndex = -1;
  title.focus();
  await replace();
  expect(screen.getByRole('heading')).not.toBe(title);
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('[PERF-02] keeps the selection in a field', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, ' en magasin');
  field.setSelectionRange(2, 4);
  await replace();
  const own = screen.getByRole<HTMLInputElement>('textbox');
  expect(own).toHaveFocus();
  expect([own.selectionStart, own.selectionEnd]).toEqual([2, 4]);
});

test('does not focus a field again after the visitor has left it', async () => {
  screen.getByRole('textbox').focus();
  screen.getByRole('textbox').blur();
  await replace();
  expect(document.body).toHaveFocus();
});

test('[PERF-02] clicks buttons in the same order, each once, except submit buttons', async () => {
  const submit = screen.getByRole('button', { name: 'Chercher' });
  submit.closest('form')!.addEventListener('submit', (event) => event.preventDefault());
  await userEvent.click(submit);
  for (const name of ['Partager', 'Imprimer', 'Partager'])
    await userEvent.click(screen.getByRole('button', { name }));
  const pressed: string[] = [];
  main.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  await replace();
  expect(pressed).toEqual(['Imprimer', 'Partager']);
});

test('ignores elements without a counterpart in the page', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Partager' }));
  expect(await replace('<section><h1>Aucune offre</h1></section>')).toEqual([]);
});

test('keeps the focus on an element that was moved into the page', async () => {
  const field = screen.getByRole('textbox');
  field.focus();
  const place = main.firstElementChild!;
  const replay = stopRecording(recorder, place);
  place.replaceWith(field);
  replay(main);
  await Promise.resolve();
  expect(field).toHaveFocus();
});
