import type { ApiClient, CallOptions } from '@careers/api-client';
import { isSame } from './matches.ts';

const PLACE_PARAMETERS: Readonly<Record<string, string>> = {
  TOWN: 'codeTown',
  DEPARTMENT: 'codeDepartment',
  REGION: 'codeRegion',
};
const SUGGESTIONS = 8;

/**
 * Interprets keywords for an alert: the job that they name, words to filter the list of jobs, and places as search
 * parameters; null without keywords.
 */
export async function interpretKeywords(client: ApiClient, keywords: string, options: CallOptions) {
  const typed = keywords.trim();
  if (!typed) return null;
  try {
    const read = await client.offers.list({ keywords: typed, page: 0, size: 1, sort: 'score,desc' }, options);
    const words = (read.remainingKeywords ?? read.correctedKeywords ?? typed).trim();
    const { keywordPlace: place, moreKeywordPlaces: more = [] } = read;
    const parameter = more.length > 0 ? 'codePlace' : PLACE_PARAMETERS[place?.type ?? ''];
    return {
      jobCode: await jobNamed(client, words, options),
      words,
      place: place && parameter ? { [parameter]: [place, ...more].map(({ code }) => code).join(',') } : {},
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
