import type { DevelopmentState } from '@careers/federation/development';
import { Problems } from './problems.ts';

const build = { number: 1, hash: 'a', reloadsBefore: 1 };
const thrown = { remote: 'mf-jobs@1.0.0', path: '/emplois', message: 'Error: boom', stack: 'at page.tsx:9' };
let lines: string[];
let state: DevelopmentState;
let problems: Problems;

beforeEach(() => {
  lines = [];
  problems = new Problems({
    foldersOf: () => [],
    log: (line) => lines.push(line),
    onState: (now) => (state = now),
  });
});

it('shows an error once in the terminal, with its remote, and on the pages', async () => {
  await problems.thrown('server', thrown);
  await problems.thrown('server', thrown);
  expect(lines).toEqual(['\nmf-jobs@1.0.0 · server · /emplois\nError: boom\nat page.tsx:9\n'.trimEnd()]);
  expect(state.problems).toMatchObject([{ ...thrown, kind: 'server' }]);
});

it('clears only the problems of the remote that is rebuilt', async () => {
  await problems.thrown('browser', thrown);
  await problems.thrown('browser', { ...thrown, remote: 'mf-other@2.0.0', message: 'Error: theirs' });
  problems.failed('mf-jobs', 'src/area.tsx: Unexpected token');
  problems.built('mf-jobs', build);
  expect(state.problems.map(({ message }) => message)).toEqual(['Error: theirs']);
  expect(state.builds).toEqual({ 'mf-jobs': build });
});

it('[TEAM-06] keeps a server error during hot updates, as the page was not requested again', async () => {
  await problems.thrown('server', thrown);
  await problems.thrown('browser', { ...thrown, message: 'Error: in the browser' });
  problems.built('mf-jobs', { ...build, number: 2 });
  expect(state.problems.map(({ kind }) => kind)).toEqual(['server']);
  problems.built('mf-jobs', { ...build, number: 3, reloadsBefore: 3 });
  expect(state.problems).toEqual([]);
});

it('strips control characters from browser messages', async () => {
  await problems.thrown('browser', { ...thrown, message: '\u001B[2Jboom' });
  expect(lines.join()).not.toContain('\u001B');
});
