import type { JobDescription } from '@careers/api-client';
import { illustrationUrl } from '@careers/ui';
import { VOICES } from '../../content/testimonials/voices.ts';
import { aboutFilm } from '../video/known-films.ts';

/**
 * Returns the films and testimonials of people who do the job; when nobody is heard of it, a testimonial of its sector,
 * and that it is one.
 */
export function peopleAtWork(job: JobDescription) {
  const films = job.videos.map(({ videoId, vignetteUrl }) => ({
    videoId,
    posterUrl: vignetteUrl,
    ...aboutFilm(videoId, job.title),
  }));
  const testimonials = job.testimonies.map(({ photoUrl, alt, ...words }) => ({
    ...words,
    picture: { url: photoUrl, alt },
  }));
  const ofSector = VOICES.find(({ testimonial }) => testimonial.sector === job.parent?.code)?.testimonial;
  if (films.length + testimonials.length > 0 || !ofSector) return { films, testimonials, areOfSector: false };
  const { text, name, jobAndPlace, photo, alt } = ofSector;
  const voice = { text, name, jobAndPlace, picture: { url: illustrationUrl(photo), alt } };
  return { films, testimonials: [voice], areOfSector: true };
}
