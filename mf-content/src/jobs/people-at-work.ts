import type { JobDescription } from '@careers/api-client';
import { illustrationUrl } from '@careers/ui';
import { SECTORS } from '../../content/sectors/index.ts';
import { VOICES } from '../../content/testimonials/voices.ts';
import type { JobData, Testimonial } from './job-data.ts';

/** Returns the films of a job, and the one of its sector where it has none. */
export function filmsOf(job: JobDescription): Pick<JobData, 'films' | 'sectorFilm'> {
  const films = job.videos.map(({ videoId, vignetteUrl }) => ({
    videoId,
    title: job.title,
    posterUrl: vignetteUrl,
    transcript: [],
  }));
  return { films, sectorFilm: films.length > 0 ? null : (SECTORS[job.parent?.code ?? '']?.film ?? null) };
}

/** Returns what people say of a job, or one voice of its sector where nobody has spoken of it. */
export function testimonialsOf(job: JobDescription): Testimonial[] {
  const own = job.testimonies.map(({ photoUrl, alt, ...words }) => ({
    ...words,
    picture: { url: photoUrl, alt },
  }));
  const ofSector = VOICES.find(({ testimonial }) => testimonial.sector === job.parent?.code)?.testimonial;
  if (own.length > 0 || !ofSector) return own;
  const { text, name, jobAndPlace, photo, alt } = ofSector;
  return [{ text, name, jobAndPlace, picture: { url: illustrationUrl(photo), alt } }];
}
