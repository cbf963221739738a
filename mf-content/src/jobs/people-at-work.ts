import type { JobDescription } from '@careers/api-client';
import { illustrationUrl } from '@careers/ui';
import { SECTORS } from '../../content/sectors/index.ts';
import { VOICES } from '../../content/testimonies/voices.ts';
import type { JobData, Testimony } from './job-data.ts';

/** Returns the films of a job, or the one of its sector where it has none. */
export function filmsOf(job: JobDescription): JobData['films'] {
  const own = job.videos.map(({ videoId, vignetteUrl }) => ({
    videoId,
    title: job.title,
    posterUrl: vignetteUrl,
    transcript: [],
  }));
  const ofSector = SECTORS[job.parent?.code ?? '']?.film.film;
  return own.length > 0 || !ofSector ? own : [ofSector];
}

/** Returns what people say of a job, or one voice of its sector where nobody has spoken of it. */
export function testimoniesOf(job: JobDescription): Testimony[] {
  const own = job.testimonies.map(({ photoUrl, alt, ...words }) => ({
    ...words,
    picture: { url: photoUrl, alt },
  }));
  const ofSector = VOICES.find(({ testimony }) => testimony.sector === job.parent?.code)?.testimony;
  if (own.length > 0 || !ofSector) return own;
  const { text, name, jobAndPlace, photo, alt } = ofSector;
  return [{ text, name, jobAndPlace, picture: { url: illustrationUrl(photo), alt } }];
}
