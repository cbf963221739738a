import type { ApiClient, CallOptions } from '@careers/api-client';
import { isSame } from './matches.ts';

/** What an alert takes from keywords. */
export interface SearchedWords {
  /** The job that the keywords name; null for none. */
  jobCode: string | null;
  /** Keywords about the work, for choosing a job by hand. */
  words: string;
  /** The place in the keywords, as a search parameter. */
  place: Readonly<Record<string, string>>;
}

const PLACE_PARAMETERS: Readonly<Record<string, string>> = {
  TOWN: 'codeTown',
  DEPARTMENT: 'codeDepartment',
  REGION: 'codeRegion',
};
const SUGGESTIONS = 8;

/** Returns the API's interpretation of the keywords; null without keywords. */
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
    // The form also works without it.
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
