import type { RouterState } from 'react-router';
import type { PageAnswers } from './page-answers.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';

export interface AddressedAnswer {
  /** Path and query. */
  address: string;
  answer: PageAnswer;
}

/** Returns the address of a page, without the hash. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

/**
 * Returns the page of the pending navigation if its data are known: the current one, or the visited one of its entry.
 */
export function knownPage(
  { navigation, location: left }: Pick<RouterState, 'navigation' | 'location'>,
  current: AddressedAnswer,
  answers: PageAnswers,
): PageAnswer | undefined {
  const { location, historyAction } = navigation;
  if (!location) return undefined;
  const address = addressOf(location);
  const isHistory = historyAction === 'POP';
  // The router does not load for a changed hash, but does for a removed one.
  const isSamePage = address === current.address && (isHistory || location.hash !== left.hash);
  if (isSamePage && !current.answer.errors) return current.answer;
  return isHistory ? answers.visited(location.key, address) : undefined;
}
