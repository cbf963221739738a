import { MAX_LENGTH, questionsMessage, tooLongMessage } from '@careers/api-client/form-rules';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import type { ErrorItem, OfferDetailBody } from '../schemas/resources.ts';
import { codes } from '../http/lists.ts';
import { ApiError } from '../http/errors.ts';
import type { Form } from '../http/form.ts';
import type { Subject } from './subject.ts';

const AnswerValue = Type.Union([Type.String(), Type.Boolean(), Type.Array(Type.String())]);
/** Answers as submitted: a question left unanswered has no value. */
const SentAnswers = Type.Array(Type.Object({ questionId: Type.String(), value: Type.Optional(AnswerValue) }));

interface Answer {
  questionId: string;
  value: Static<typeof AnswerValue>;
}

/** Maximum number of answers in a contact request, whose questions are the site's own. */
const MAX_ANSWERS = 20;
const PLAIN_PREFIX = 'answers.';

/**
 * Returns the answers of a form: from one JSON field, or from a plain form with one field per question.
 * @throws
 * ApiError 400 for JSON other than a list of answers.
 */
export function answersOf(form: Form, subject: Subject): Answer[] {
  const json = form.fields.get('answers');
  return json === undefined ? plainAnswers(form, subject) : readAnswers(json);
}

/** Returns one answer per question of the offer; unknown questions are dropped. */
export function keptAnswers(answers: readonly Answer[], subject: Subject): Answer[] {
  if (subject.type === 'SPONTANEOUS') return [];
  if (subject.type === 'DCE') return answers.slice(0, MAX_ANSWERS);
  return subject.offer.applicationQuestions.flatMap(
    ({ id }) => answers.find(({ questionId }) => questionId === id) ?? [],
  );
}

/** Parses a plain form with one field per question: `answers.q1`, repeated for multiple choices. */
function plainAnswers({ fields }: Form, subject: Subject): Answer[] {
  if (subject.type !== 'OFFER') {
    return [...fields].flatMap(([name, value]) =>
      name.startsWith(PLAIN_PREFIX) ? [{ questionId: name.slice(PLAIN_PREFIX.length), value }] : [],
    );
  }
  return subject.offer.applicationQuestions.flatMap(({ id, type }) => {
    const given = fields.get(PLAIN_PREFIX + id);
    if (given === undefined) return [];
    const value = {
      BOOLEAN: given === 'true',
      MULTI_CHOICE: codes(given),
      SINGLE_CHOICE: given,
      // Browsers send line breaks as CRLF, but count them as one character.
      TEXT: given.replaceAll('\r\n', '\n'),
    }[type];
    return [{ questionId: id, value }];
  });
}

function readAnswers(json: string): Answer[] {
  const answers = json ? parsed(json) : [];
  if (Value.Check(SentAnswers, answers))
    return answers.flatMap(({ questionId, value }) => (value === undefined ? [] : [{ questionId, value }]));
  throw new ApiError(400, [
    { field: 'answers', code: 'INVALID_FORMAT', message: 'Les réponses sont illisibles' },
  ]);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

type Question = OfferDetailBody['applicationQuestions'][number];

/** Returns the error of the answers: a missing answer takes precedence over a text that is too long. */
export function answersError(
  questions: readonly Question[],
  answers: readonly Answer[],
): Pick<ErrorItem, 'code' | 'message'> | undefined {
  const valueOf = ({ id }: Question) => answers.find(({ questionId }) => questionId === id)?.value;
  if (!questions.every((question) => isAnswered(question, valueOf(question))))
    return { code: 'REQUIRED', message: questionsMessage(questions.length) };
  for (const question of questions) {
    const value = valueOf(question);
    const limit = question.maxLength ?? MAX_LENGTH.answer;
    if (question.type === 'TEXT' && typeof value === 'string' && value.length > limit)
      return { code: 'TOO_LONG', message: tooLongMessage('answer', value.length, limit) };
  }
  return undefined;
}

/** Returns true if the value answers a question of its type: non-blank text, or known options. */
function isAnswered({ type, options }: Question, value: unknown): boolean {
  const known = (code: unknown) => options.some((option) => option.code === code);
  switch (type) {
    case 'BOOLEAN':
      return typeof value === 'boolean';
    case 'SINGLE_CHOICE':
      return known(value);
    case 'MULTI_CHOICE':
      return Array.isArray(value) && value.length > 0 && value.every(known);
    default:
      return typeof value === 'string' && value.trim() !== '';
  }
}
