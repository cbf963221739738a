import { getByRole, queryByRole } from '@testing-library/react';
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

it('[TEAM-06] an error lies over the page with whose it is and where; mended, it is gone', () => {
  const overlay = new ProblemOverlay();
  overlay.show([problem]);
  const alert = getByRole(tree(), 'alert');
  expect(alert).toHaveTextContent('mf-jobs@1.0.0 · server · /emplois');
  expect(alert).toHaveTextContent('Error: <b>boom</b>');
  expect(alert).toHaveTextContent('at src/page.tsx:9');
  overlay.show([]);
  expect(document.body).toBeEmptyDOMElement();
});

it('closed, it stays closed until something else is wrong', () => {
  const overlay = new ProblemOverlay();
  overlay.show([problem]);
  getByRole(tree(), 'button', { name: 'Close' }).click();
  overlay.show([problem]);
  expect(queryByRole(tree(), 'alert')).not.toBeInTheDocument();
  overlay.show([problem, { ...problem, message: 'Error: another' }]);
  expect(getByRole(tree(), 'alert')).toHaveTextContent('Error: another');
});
