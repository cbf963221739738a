import { withDeadline } from '@careers/contract/deadline';
import { askForPage } from '../render-processes/active-set.ts';
import type { ActiveSet } from '../render-processes/active-set.ts';
import { checkResult } from '../render-processes/check-result.ts';
import type { RenderResult } from '../render-processes/messages.ts';
import type { Answer } from './rehearsal.ts';

/** Timeout of both versions: the same as for a candidate's page. */
const TIMEOUT_MILLISECONDS = 2_000;
const MISSING = [404, 410];

/** Returns the response of a release set at an address. */
export async function answerAt(set: ActiveSet, url: URL): Promise<Answer> {
  const start = performance.now();
  const answer = (rest: Partial<Answer>): Answer => ({
    ...{ milliseconds: performance.now() - start, failure: null, status: '', html: null },
    ...rest,
  });
  try {
    const result = await withDeadline(TIMEOUT_MILLISECONDS, () => askForPage(set, url, 'document'));
    checkResult(result, url);
    return answer({
      failure: failureOf(result),
      status: statusOf(result),
      html: result.kind === 'page' ? result.html : null,
    });
  } catch (error) {
    return answer({ failure: error instanceof Error ? error.message : String(error) });
  }
}

function failureOf(result: RenderResult): string | null {
  const [fault] = result.faults;
  if (fault !== undefined) return fault;
  if (result.kind !== 'page') return null;
  return result.status >= 500 || MISSING.includes(result.status) ? `its status is ${result.status}` : null;
}

/** Returns the status, for a redirect with its target's path: parameters may contain visitor data. */
function statusOf(result: RenderResult): string {
  switch (result.kind) {
    case 'page':
      return String(result.status);
    case 'file':
      return `${result.file.status} (a file)`;
    case 'redirect':
      return `${result.status} ${result.location.replace(/[?#].*$/s, '')}`;
  }
}
