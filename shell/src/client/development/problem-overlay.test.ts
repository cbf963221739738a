import { getAllByRole, getByRole, queryByRole } from '@testing-library/react';
import type { Problem } from '@careers/federation/development';
import { ProblemOverlay } from './problem-overlay.ts';

const problem: Problem = {
  kind: 'server',
  remote: 'mf-jobs@1.0.0',
  path: '/emplois',
  message: 'Error: <b>boom</b>',
  stack: 'at src/page.tsx:9',
  time: 0,
};
const tree = () => (document.body.lastElementChild?.shadowRoot ?? document.body) as unknown as HTMLElement;

beforeEach(() => document.body.replaceChildren());

it('[TEAM-06] shows an error over the page with its remote and location, until fixed', () => {
  const overlay = new ProblemOverlay();
  overlay.show([problem]);
  const alert = getByRole(tree(), 'alert');
  expect(alert).toHaveTextContent('mf-jobs@1.0.0 · server · /emplois');
  expect(alert).toHaveTextContent('Error: <b>boom</b>');
  expect(alert).toHaveTextContent('at src/page.tsx:9');
  overlay.show([]);
  expect(document.body).toBeEmptyDOMElement();
});

it('stays closed until another problem occurs', () => {
  const overlay = new ProblemOverlay();
  overlay.show([problem]);
  getByRole(tree(), 'button', { name: 'Close' }).click();
  overlay.show([problem]);
  expect(queryByRole(tree(), 'alert')).not.toBeInTheDocument();
  overlay.show([problem, { ...problem, message: 'Error: another' }]);
  const headings = getAllByRole(tree(), 'heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Error: another', problem.message]);
});

it('[TEAM-06] Escape closes only the overlay; without it, the page gets the key', () => {
  const overlay = new ProblemOverlay();
  const ofPage = jest.fn();
  window.addEventListener('keydown', ofPage);
  const escape = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  overlay.show([problem]);
  escape();
  expect(document.body).toBeEmptyDOMElement();
  expect(ofPage).not.toHaveBeenCalled();
  escape();
  expect(ofPage).toHaveBeenCalledTimes(1);
  window.removeEventListener('keydown', ofPage);
});

it('shows the first paragraph of a long message as the heading, then the location', () => {
  new ProblemOverlay().show([{ ...problem, message: 'Hydration failed.\n\n- Date.now()\n\n<Page>' }]);
  expect(getByRole(tree(), 'heading')).toHaveTextContent(/^Hydration failed\.$/);
  expect(getByRole(tree(), 'alert')).toHaveTextContent(/at src\/page\.tsx:9.*Date\.now\(\)/);
});
