import { guideSays } from '@careers/docs/mistakes';
import type { BrowserProblem } from '@careers/federation/development';
import { PageProblems } from './page-problems.ts';

const OWNER = 'mf-jobs@1.0.0-development.100001';
const told: BrowserProblem[] = [];
let logged: jest.SpyInstance;

beforeEach(() => {
  told.length = 0;
  window.history.replaceState(null, '', '/emplois');
  logged = jest.spyOn(console, 'error').mockImplementation();
  window.fetch = (_url, init) => {
    told.push(JSON.parse(String(init?.body)) as BrowserProblem);
    return Promise.resolve(new Response());
  };
});
afterEach(() => logged.mockRestore());

function watched(): PageProblems {
  const problems = new PageProblems(() => OWNER);
  problems.watch();
  return problems;
}

it('[TEAM-06] hydration of other texts names the remote, its version and the page', () => {
  const { rootOptions } = watched();
  rootOptions.onRecoverableError(new Error('Hydration failed because …'), {
    componentStack: '\n    at Teaser (http://localhost/remotes/mf-other/2.0.0/teaser.js:3:4)',
  });
  expect(told[0]).toMatchObject({
    remote: 'mf-other@2.0.0',
    path: '/emplois',
    message: 'Hydration of mf-other@2.0.0 at /emplois: Error: Hydration failed because …',
  });
  expect(told[0]?.message).toMatch(guideSays('hydration'));
  expect(logged.mock.calls[0]?.[0]).toBe('Hydration of mf-other@2.0.0 at /emplois:');
});

it('[TEAM-06] hydration of other attributes, which React only logs, names them too; no other log is told', () => {
  watched();
  console.error('Each child in a list should have a unique "key" prop.%s', '…');
  console.error('A tree hydrated but some attributes of the server rendered HTML didn’t match.%s', '- a="1"');
  expect(told.map(({ message }) => message)).toEqual([
    `Hydration of ${OWNER} at /emplois: A tree hydrated but some attributes of the server rendered HTML didn’t match.- a="1"`,
  ]);
});

it('an error that takes the place of the page is told with its stack; only another document brings it back', () => {
  const problems = watched();
  expect(problems.hasFailed).toBe(false);
  const error = Object.assign(new Error('boom'), {
    stack: 'Error: boom\n    at Page (http://localhost/remotes/mf-jobs/1.0.0/page.js:9:7)',
  });
  problems.rootOptions.onCaughtError(error, { componentStack: '' });
  expect(told[0]).toMatchObject({
    remote: 'mf-jobs@1.0.0',
    message: 'Error: boom',
    stack: '    at Page (http://localhost/remotes/mf-jobs/1.0.0/page.js:9:7)',
  });
  expect(problems.hasFailed).toBe(true);
});

it('what nothing catches is told as the page’s; hydration of a widget’s root is nobody’s', () => {
  watched();
  window.dispatchEvent(new ErrorEvent('error', { message: 'boom', error: new Error('boom') }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Hydration failed because …' }));
  // Pages of the tests before still listen.
  expect([...new Set(told.map(({ remote }) => remote))]).toEqual([OWNER, '']);
});
