import type { ApiClient, CallOptions } from '@careers/api-client';
import { isSame } from './matches.ts';

/** What the words of a search say to an alert. */
export interface SearchedWords {
  /** Code of the job that the words name; null where they name none. */
  jobCode: string | null;
  /** The words about the work, to look for a job by hand. */
  words: string;
  /** The place that stands among the words, as a parameter of a search. */
  place: Readonly<Record<string, string>>;
}

const PLACE_PARAMETERS: Readonly<Record<string, string>> = {
  TOWN: 'codeTown',
  DEPARTMENT: 'codeDepartment',
  REGION: 'codeRegion',
};
const SUGGESTIONS = 8;

/** Returns what a search's words mean, read by the API as for the search itself; null without words. */
export async function searchedWords(
  client: ApiClient,
  keywords: string,
  options: CallOptions,
): Promise<SearchedWords | null> {
  const typed = keywords.trim();
  if (!typed) return null;
  try {
    const read = await client.offers.list({ keywords: typed, page: 0, size: 1, sort: 'score,desc' }, options);
    const words = (read.remainingKeywords ?? read.correctedKeywords ?? typed).trim();
    const parameter = PLACE_PARAMETERS[read.keywordPlace?.type ?? ''];
    return {
      jobCode: await jobNamed(client, words, options),
      words,
      place: read.keywordPlace && parameter ? { [parameter]: read.keywordPlace.code } : {},
    };
  } catch {
    // The form can be filled in by hand.
    return { jobCode: null, words: typed, place: {} };
  }
}

async function jobNamed(client: ApiClient, words: string, options: CallOptions): Promise<string | null> {
  if (!words) return null;
  const { items } = await client.referentials.offerKeyword({ keyword: words, size: SUGGESTIONS }, options);
  const named = items.find(
    ({ type, label, matchedName }) =>
      type === 'OFFER_FAMILY' && (isSame(label, words) || isSame(matchedName ?? '', words)),
  );
  return named?.code ?? null;
}
