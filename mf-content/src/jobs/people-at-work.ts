import type { JobDescription } from '@careers/api-client';
import { illustrationUrl } from '@careers/ui';
import { SECTORS } from '../../content/sectors/index.ts';
import { VOICES } from '../../content/testimonials/voices.ts';

/** Returns a job's films, and the sector's when it has none. */
export function filmsOf(job: JobDescription) {
  const films = job.videos.map(({ videoId, vignetteUrl }) => ({
    videoId,
    title: job.title,
    posterUrl: vignetteUrl,
    transcript: [],
  }));
  return { films, sectorFilm: films.length > 0 ? null : (SECTORS[job.parent?.code ?? '']?.film ?? null) };
}

/** Returns a job's testimonials, or one of its sector. */
export function testimonialsOf(job: JobDescription) {
  const own = job.testimonies.map(({ photoUrl, alt, ...words }) => ({
    ...words,
    picture: { url: photoUrl, alt },
  }));
  const ofSector = VOICES.find(({ testimonial }) => testimonial.sector === job.parent?.code)?.testimonial;
  if (own.length > 0 || !ofSector) return own;
  const { text, name, jobAndPlace, photo, alt } = ofSector;
  return [{ text, name, jobAndPlace, picture: { url: illustrationUrl(photo), alt } }];
}
