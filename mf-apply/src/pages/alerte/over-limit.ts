import { MAX_ENTITIES, MAX_JOBS } from '@careers/api-client/form-rules';
import type { Choice } from './alert-data.ts';

/** Criteria for which an alert has a limit, unlike a search. */
const LIMITED = {
  codeJobName: {
    maximum: MAX_JOBS,
    one: (name: string) => `Le métier ${name} n’est pas repris`,
    several: (names: string) => `Les métiers ${names} ne sont pas repris`,
  },
  codeEntity: {
    maximum: MAX_ENTITIES,
    one: (name: string) => `L’entité ${name} n’est pas reprise`,
    several: (names: string) => `Les entités ${names} ne sont pas reprises`,
  },
};

/** Returns the codes within an alert's limit, and sentences about the others. */
export function withinLimit(criterion: keyof typeof LIMITED, asked: readonly Choice[]) {
  const { maximum, one, several } = LIMITED[criterion];
  const others = asked.slice(maximum).map(({ label }) => `«\u00a0${label}\u00a0»`);
  const say = others.length > 1 ? several : one;
  return {
    codes: asked.slice(0, maximum).map(({ code }) => code),
    notKept:
      others.length > 0 ? [`${say(others.join(', '))}\u00a0: une alerte en suit ${maximum} au plus.`] : [],
  };
}
