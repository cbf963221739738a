import type { PageAnswer } from '@careers/contract';
import type { ErrorWidgetsSource } from '../../app/error-page/error-widgets-context.ts';
import type { PageAnswers } from './page-answers.ts';

/** The shell's own error page: what it shows besides is what any error page shows. */
const ERROR_PATH = '/error';

/** Returns where error pages find their widgets: in the answer of the page shown, else in that of the error page. */
export function errorWidgets(shown: () => PageAnswer, answers: PageAnswers): ErrorWidgetsSource {
  return {
    current: () => shown().errorWidgets,
    async load(signal) {
      const answer = await answers.take(ERROR_PATH, signal);
      return answer.kind === 'page' ? answer.errorWidgets : null;
    },
  };
}
