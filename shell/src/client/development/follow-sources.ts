import { DEVELOPMENT_PATH } from '@careers/federation/development';
import type { DevelopmentState } from '@careers/federation/development';
import { PageProblems } from './page-problems.ts';
import { ProblemOverlay } from './problem-overlay.ts';
import { reloadWithRelease } from './reload-with-release.ts';
import { SourceUpdates } from './source-updates.ts';

export interface ShownPage {
  /** `name@version` of the page's remote; empty without one. */
  owner(): string;
  /** HTTP status of the page. */
  status(): number;
}

/**
 * Applies each build of `careers dev` to the page: hot-replaces components with their state, reloads for anything else.
 * Shows errors of builds, the server and this page in an overlay.
 */
export function followSources({ owner, status }: ShownPage, reload?: () => void): PageProblems {
  const overlay = new ProblemOverlay();
  const updates = new SourceUpdates();
  const problems = new PageProblems(owner);
  const first = Promise.withResolvers<DevelopmentState>();
  let state = first.promise;
  // The server rendered the error page: only the server can replace it.
  const isExchangeable = () => !problems.hasFailed && status() < 500;
  problems.watch();
  new EventSource(`${DEVELOPMENT_PATH}/events`).addEventListener('message', ({ data }) => {
    const received = JSON.parse(data as string) as DevelopmentState;
    first.resolve(received);
    state = Promise.resolve(received);
    if (isExchangeable()) updates.take(received);
    overlay.show(received.problems.filter(({ kind, path, time }) => kind === 'build' || isHere(path, time)));
  });
  // Builds are unknown before the first message.
  reloadWithRelease(async () => isExchangeable() && (await updates.shows(await state)), reload);
  return problems;
}

/** Returns true for an error of this document: earlier ones may be fixed. */
function isHere(path: string, time: number): boolean {
  return path === window.location.pathname && time >= performance.timeOrigin;
}
