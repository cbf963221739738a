const JOB_OFFERS = '/nos-offres';

/**
 * Returns the path of a job's offers, `/nos-offres/boucher`, or of those in one place or with one contract,
 * `/nos-offres/boucher/nantes` (decisions.md#routes). Both are URL labels of the API.
 */
export function jobOffersPath(job: string, value?: string): string {
  const labels = value === undefined ? [job] : [job, value];
  return [JOB_OFFERS, ...labels.map(encodeURIComponent)].join('/');
}
