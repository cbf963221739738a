import { runInThisContext } from 'node:vm';
import { guideSays } from '@careers/docs/mistakes';
import type { BrowserProblem } from '@careers/federation/development';
import * as React from 'react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageProblems } from './page-problems.ts';

const OWNER = 'mf-jobs@1.0.0-development.100001';
const reported: BrowserProblem[] = [];
let logged: jest.SpyInstance;

beforeEach(() => {
  reported.length = 0;
  window.history.replaceState(null, '', '/emplois');
  logged = jest.spyOn(console, 'error').mockImplementation();
  window.fetch = (_url, init) => {
    reported.push(JSON.parse(String(init?.body)) as BrowserProblem);
    return Promise.resolve(new Response());
  };
});
afterEach(() => logged.mockRestore());

function watched(): PageProblems {
  const problems = new PageProblems(() => OWNER);
  problems.watch();
  return problems;
}

it('[TEAM-06] a text mismatch in hydration is reported with remote, version and page', () => {
  const { rootOptions } = watched();
  rootOptions.onRecoverableError(new Error('Hydration failed because …'), {
    componentStack: '\n    at Teaser (http://localhost/remotes/mf-other/2.0.0/teaser.js:3:4)',
  });
  expect(reported[0]).toMatchObject({
    remote: 'mf-other@2.0.0',
    path: '/emplois',
    message: 'Hydration of mf-other@2.0.0 at /emplois: Error: Hydration failed because …',
  });
  expect(reported[0]?.message).toMatch(guideSays('hydration'));
  expect(logged.mock.calls[0]?.[0]).toBe('Hydration of mf-other@2.0.0 at /emplois:');
});

it('[TEAM-06] an attribute mismatch, which React only logs, is reported too, but no other log', () => {
  watched();
  console.error('Each child in a list should have a unique "key" prop.%s', '…');
  console.error(
    'A tree hydrated but some attributes of the server rendered HTML didn’t match. This can happen if a SSR-ed Client Component used:\n\n- Date.now()\n\n%s%s',
    'https://react.dev/link/hydration-mismatch',
    '\n- a="1"',
  );
  expect(reported.map(({ message }) => message)).toEqual([
    `Hydration of ${OWNER} at /emplois: A tree hydrated but some attributes of the server rendered HTML didn’t match.\n\nhttps://react.dev/link/hydration-mismatch\n- a="1"`,
  ]);
});

it('an error that replaces the page is reported with its stack; only another document restores the page', () => {
  const problems = watched();
  expect(problems.hasFailed).toBe(false);
  const error = Object.assign(new Error('boom'), {
    stack: 'Error: boom\n    at Page (http://localhost/remotes/mf-jobs/1.0.0/page.js:9:7)',
  });
  problems.rootOptions.onCaughtError(error, { componentStack: '' });
  expect(reported[0]).toMatchObject({
    remote: 'mf-jobs@1.0.0',
    message: 'Error: boom',
    stack: '    at Page (http://localhost/remotes/mf-jobs/1.0.0/page.js:9:7)',
  });
  expect(problems.hasFailed).toBe(true);
});

it('[TEAM-06] uncaught errors are reported for the page’s remote, hydration of a widget for its own', () => {
  watched();
  window.dispatchEvent(new ErrorEvent('error', { message: 'boom', error: new Error('boom') }));
  const error = new Error('Hydration failed because …');
  error.stack = `Error: Hydration failed because …
    at throwOnHydrationMismatch (http://localhost/ui/react-dom.js:1:2)
    at h2
    at Teaser (http://localhost/remotes/mf-other/2.0.0/teaser.js:3:4)`;
  window.dispatchEvent(new ErrorEvent('error', { message: `Uncaught ${String(error)}`, error }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Hydration failed because …' }));
  // Pages of previous tests still listen.
  expect(new Set(reported.map(({ remote, message }) => `${remote}: ${message}`))).toEqual(
    new Set([
      `${OWNER}: boom`,
      'mf-other@2.0.0: Hydration of mf-other@2.0.0 at /emplois: Uncaught Error: Hydration failed because …',
      ': Hydration of a widget at /emplois: Hydration failed because …',
    ]),
  );
});

it('[TEAM-06] an attribute mismatch in a widget is reported for the remote of its component', async () => {
  watched();
  const container = document.createElement('div');
  container.innerHTML = '<p title="a"></p>';
  // Its script is a remote's.
  const Teaser = runInThisContext(`({ createElement }, p) => () => createElement('p', p)`, {
    filename: 'http://localhost/remotes/mf-other/2.0.0/teaser.js',
  }) as (react: typeof React, props: object) => React.FC;
  await act(async () => {
    const Card = Teaser(React, { title: 'b' });
    hydrateRoot(container, React.createElement(Card));
  });
  expect(reported.map(({ remote }) => remote)).toContain('mf-other@2.0.0');
});
