import type { HistoryLine } from '../views.ts';

/** Verbs of audit actions whose names are not readable as such. */
const ACTIONS: Readonly<Record<string, string>> = {
  'drop-workload': 'stop trusting the pipeline',
  'end-plan': 'end the plan of',
  'expect-person': 'invite',
  'give-grant': 'give a role to',
  'plan-freeze': 'plan a freeze of',
  'put-budgets': 'set the budgets of',
  'put-remote': 'register',
  'put-workload': 'trust the pipeline',
  'report-check': 'report a check of',
  'require-checks': 'require checks in',
  'start-plan': 'start a plan of',
  'take-grant': 'take a role from',
};
/** Id behind the name of a token. */
const ID = / [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Describes an action with its target: `start mf-search`, `give a role to Ana`. */
export function actionWords({ action, target, environment }: HistoryLine): string {
  const subject = (environment === null ? target : target.slice(environment.length + 1)).replace(ID, '');
  const words = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  return `${words ?? action.replaceAll('-', ' ')} ${subject === '*' ? 'all remotes' : subject}`;
}
