import { DEVELOPMENT_PATH } from '@careers/federation/development';
import type { DevelopmentState } from '@careers/federation/development';
import { PageProblems } from './page-problems.ts';
import { ProblemOverlay } from './problem-overlay.ts';
import { reloadWithRelease } from './reload-with-release.ts';
import { SourceUpdates } from './source-updates.ts';

/**
 * Shows each build of `careers dev` in the page: components are exchanged and keep their state, all else reloads. Errors
 * of builds, of the server and of this page lie over it. `owner` returns `name@version` of the page's remote.
 */
export function followSources(owner: () => string): PageProblems {
  const overlay = new ProblemOverlay();
  const updates = new SourceUpdates();
  const problems = new PageProblems(owner);
  let state: DevelopmentState = { builds: {}, problems: [] };
  problems.watch();
  new EventSource(`${DEVELOPMENT_PATH}/events`).addEventListener('message', ({ data }) => {
    state = JSON.parse(data as string) as DevelopmentState;
    if (!problems.hasFailed) updates.take(state);
    overlay.show(state.problems.filter(({ kind, path, time }) => kind === 'build' || isHere(path, time)));
  });
  reloadWithRelease(async () => !problems.hasFailed && (await updates.shows(state)));
  return problems;
}

/** Returns true for an error of this document: earlier ones may be fixed. */
function isHere(path: string, time: number): boolean {
  return path === window.location.pathname && time >= performance.timeOrigin;
}
