import { data } from '@careers/platform';
import type { PageRequest } from '@careers/platform';

/** Pages that mails and plain forms lead to. */
export const ANSWERS = ['creee', 'confirmer', 'confirmee', 'desinscription', 'terminee', 'refusee'] as const;

export type Answer = (typeof ANSWERS)[number];

export interface AlertAnswerData {
  answer: Answer;
  search: string;
}

const TOKEN = /^[\w-]{20,100}$/;

/**
 * Loads a page that says what came of a form, or asks for the click that a mail's link leads to.
 * @throws 404 for another page, or a link without its token.
 */
export function loader({ url: { search, searchParams }, params }: PageRequest): AlertAnswerData {
  const answer = ANSWERS.find((each) => each === params['answer']);
  const needsToken = answer === 'confirmer' || answer === 'desinscription';
  if (!answer || (needsToken && !TOKEN.test(searchParams.get('jeton') ?? '')))
    throw data(null, { status: 404 });
  return { answer, search };
}
