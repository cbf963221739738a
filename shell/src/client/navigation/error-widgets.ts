import type { ErrorWidgetsSource } from '../../app/error-page/error-widgets-context.ts';
import type { PageAnswers } from './page-answers.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';

/** Path of the shell's error page, which has the widgets of all error pages. */
const ERROR_PATH = '/error';

/** Returns the source of error widgets: the current page's answer, else that of the error page. */
export function errorWidgets(shown: () => PageAnswer, answers: PageAnswers): ErrorWidgetsSource {
  return {
    current: () => shown().errorWidgets,
    async load(signal) {
      const answer = await answers.take(ERROR_PATH, 'data', signal);
      return answer.kind === 'page' ? answer.errorWidgets : null;
    },
  };
}
