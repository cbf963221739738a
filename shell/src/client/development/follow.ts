import type { ReloadMode } from '../../app/page-data.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';
import { followSources } from './follow-sources.ts';
import type { PageProblems } from './page-problems.ts';
import { reloadWithRelease } from './reload-with-release.ts';

/** Updates the page with its sources. Returns the reporter of its errors, if a development server receives them. */
export function follow(mode: ReloadMode, shown: () => PageAnswer): PageProblems | undefined {
  if (mode === 'release') {
    reloadWithRelease();
    return undefined;
  }
  return followSources({
    status: () => shown().status,
    owner() {
      const { area, remotes } = shown();
      const remote = remotes.find(({ name }) => name === area);
      return remote ? `${remote.name}@${remote.version}` : '';
    },
  });
}
