import { APPRENTICESHIP_FILM } from '../../content/films.ts';
import type { Film } from '../../content/schema/parts.ts';
import { FILMED } from '../../content/testimonials/index.ts';

const KNOWN: readonly Film[] = [
  APPRENTICESHIP_FILM,
  ...FILMED.map(({ firstName, film }) => ({ ...film, title: `${firstName}, ${film.title}` })),
];

/** Returns the title and transcript of a film that the API names, as far as the site has them. */
export function aboutFilm(videoId: string, title: string): Pick<Film, 'title' | 'transcript'> {
  const known = KNOWN.find((film) => film.videoId === videoId);
  return { title: known?.title ?? title, transcript: known?.transcript ?? [] };
}
