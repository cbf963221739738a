import { askForRoutes } from '../../gate-routes/ask-for-routes.ts';
import { ReleaseError } from '../../release-error.ts';
import type { Candidate, Rule } from '../rule.ts';

/** The last build that was run, or is: one at a time, for each may take much memory. */
let last: Promise<unknown> = Promise.resolve();

/** Runs the build in a process that has nothing, and asks for its routes and widgets. */
export const routes: Rule<Pick<Candidate, 'manifest' | 'directory'>> = {
  name: 'routes',
  check({ manifest, directory }) {
    const answer = last.then(() => reasonAgainst(directory, manifest));
    last = answer.catch(() => undefined);
    return answer;
  },
  remedy: 'Mend it, build it again and publish it under the next number.',
};

async function reasonAgainst(...build: [string, Candidate['manifest']]): Promise<string | null> {
  try {
    await askForRoutes(...build);
    return null;
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}
