import type { Head, HeadInput } from '@careers/platform';
import type { AlertAnswerData } from './loader.ts';
import { TITLES } from './states.ts';

/** Not indexed. */
export function head({ data }: HeadInput<AlertAnswerData | undefined>): Head {
  const state = data?.state ?? 'unknown';
  const title = state === 'refused' ? `Erreur\u00a0: ${TITLES[state].toLowerCase()}` : TITLES[state];
  return { title, robots: 'noindex,nofollow' };
}
