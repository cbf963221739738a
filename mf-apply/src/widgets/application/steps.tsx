import type { Question } from '@careers/api-client';
import { isEmail } from '../../../forms/problems.ts';
import type { Problems } from '../../../forms/problems.ts';
import type { ApplicationSubject } from '../subject.ts';
import { isAcceptable } from './file.ts';
import { MESSAGES } from './messages.ts';
import type { Step } from './steps.ts';
import type { Answer, Values } from './values.ts';

/** Returns what is wrong with a step's fields, nothing when it is in order (decisions.md#validation). */
export function validate(step: Step, values: Values, subject: ApplicationSubject): Problems {
  switch (step) {
    case 'cv':
      return cvProblems(values, subject);
    case 'informations':
      return {
        ...required('firstName', values.firstName, 80),
        ...required('lastName', values.lastName, 80),
        ...(isEmail(values.email) ? {} : { email: MESSAGES.email }),
        ...required('postalCode', values.postalCode, 10),
      };
    case 'motivation':
      return values.motivation && !isAcceptable(values.motivation) ? { motivation: MESSAGES.file } : {};
    case 'questions':
      return questionProblems(values, subject.questions);
    case 'confirmation':
      return values.consent ? {} : { consent: MESSAGES.consent };
  }
}

function cvProblems({ cv }: Values, { isCvRequired }: ApplicationSubject): Problems {
  if (!cv) return isCvRequired ? { cv: MESSAGES.cv } : {};
  return isAcceptable(cv) ? {} : { cv: MESSAGES.file };
}

function required(field: 'firstName' | 'lastName' | 'postalCode', value: string, longest: number): Problems {
  const length = value.trim().length;
  return length > 0 && length <= longest ? {} : { [field]: MESSAGES[field] };
}

/** The first question without an answer carries the message for all of them. */
function questionProblems({ answers }: Values, questions: readonly Question[]): Problems {
  const open = questions.find(({ id }) => !isAnswered(answers[id]));
  if (!open) return {};
  return { [`answers.${open.id}`]: questions.length === 1 ? MESSAGES.question : MESSAGES.questions };
}

function isAnswered(answer: Answer | undefined): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  return typeof answer === 'boolean' || (answer !== undefined && answer.length > 0);
}
