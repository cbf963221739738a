import { createApiClient, jobOffersPath } from '@careers/api-client';
import type { JobDescription } from '@careers/api-client';
import type { PageRequest } from '@careers/platform';
import type { KnownOffer } from '../../offer/offer-data.ts';
import { entityPath } from '../../offer/paths.ts';

/** More than a job's departments, regions and contracts. */
const PAGE_SIZE = 200;

interface NamedLink {
  label: string;
  href: string;
}

export type RelatedLinks = Awaited<ReturnType<typeof findRelated>>;

/**
 * Returns links from an offer: its job sheet, sector and employer, and indexed searches for the job; those that cannot
 * be loaded are left out.
 */
export async function findRelated({ api, signal }: PageRequest, offer: KnownOffer) {
  const { codeJobName } = offer;
  const employer = employerOf(offer);
  if (!codeJobName) return { pages: employer, searches: [] };
  const client = createApiClient(api);
  const [job, searches] = await Promise.all([
    client.jobDescriptions.get(codeJobName, { signal }).catch(() => null),
    client.offers
      .searches({ codeJob: [codeJobName], page: 0, size: PAGE_SIZE }, { signal })
      .catch(() => null),
  ]);
  const alike = [offer.department.code, offer.region.code, offer.contractType.code];
  const found = (searches?.items ?? [])
    .filter(({ value }) => alike.includes(value.code))
    .toSorted((left, right) => alike.indexOf(left.value.code) - alike.indexOf(right.value.code))
    .map(({ job: { label, labelForUrl }, value }) => ({
      label: `${label} ${value.label}`,
      href: jobOffersPath(labelForUrl, value.labelForUrl),
    }));
  const all = job ? [{ label: job.title, href: jobOffersPath(job.titleForUrl) }] : [];
  return { pages: [...(job ? sheetsOf(job) : []), ...employer], searches: [...all, ...found] };
}

function sheetsOf({ title, titleForUrl, parent }: JobDescription): NamedLink[] {
  if (!parent) return [];
  const sector = `/nos-metiers/${parent.titleForUrl}`;
  return [
    { label: `La fiche métier\u00a0: ${title}`, href: `${sector}/${titleForUrl}` },
    { label: `Le secteur\u00a0: ${parent.title}`, href: sector },
  ];
}

/** Empty for an anonymous employer (OFFER-06). */
function employerOf({ isAnonymous, entity }: KnownOffer): NamedLink[] {
  if (isAnonymous || !entity?.code) return [];
  return [{ label: `Découvrir ${entity.label}`, href: entityPath(entity.code) }];
}
