import { slug } from '@careers/contract/text';

const JOB_OFFERS = '/nos-offres';

/**
 * Returns the path of a job's offers, `/nos-offres/boucher`, or of those in one place or with one contract,
 * `/nos-offres/boucher/nantes` (decisions.md#routes). Both are URL labels of the API.
 */
export function jobOffersPath(job: string, value?: string): string {
  const labels = value === undefined ? [job] : [job, value];
  return [JOB_OFFERS, ...labels.map(encodeURIComponent)].join('/');
}

const REFERENCE = /^(?:.*-)?(\d{4}-\d{1,9})$/;

/** Returns the canonical path of an offer, from title and reference, never from `url`. */
export function offerPath({ title, reference }: { title: string; reference: string }): string {
  const label = slug(title);
  return `/offre-emploi/${label ? `${label}-` : ''}${reference}`;
}

/** Returns the reference at the end of a path segment, undefined when malformed (decisions.md#routes). */
export function referenceOf(segment: string): string | undefined {
  return REFERENCE.exec(segment)?.[1];
}
