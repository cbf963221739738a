import { ApiError } from '@careers/api-client';
import { slug } from '@careers/contract/text';
import type { News } from '@careers/api-client';
import { data } from '@careers/platform';
import { dayLabel, parisDay } from '@careers/ui/french';
import type { NewsLink } from './news-cards.tsx';

/** The API's sort. */
export const LATEST_FIRST = 'publicationDate,desc';

/** Turns a failure of the API into its error page; rethrows anything else. */
export function orUnavailable(error: unknown): never {
  if (error instanceof ApiError)
    throw data(null, { status: 503, statusText: 'Les actualités sont momentanément indisponibles' });
  throw error;
}

/** Returns the link and the card's texts of a news item. */
export function linkOf({ id, title, previewPicture, publicationDate }: News): NewsLink {
  const day = parisDay(new Date(publicationDate));
  return {
    id,
    title: withoutBreaks(title),
    path: `/actualites/${slug(title)}-${id}`,
    picture: previewPicture,
    date: { day, label: dayLabel(day) },
  };
}

/** Returns a title with no-break spaces before high punctuation. */
function withoutBreaks(title: string): string {
  return title.replace(/ (?=[;:!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
