import { offerPath, placeBesideEntity } from '@careers/api-client';
import type { OfferDetail } from '@careers/api-client';
import { dayLabel, parisDay, payLabel, publishedLabel } from '@careers/ui/french';
import { countryOf } from './country.ts';
import { entityPath } from './paths.ts';

/** On the page and in its status (decisions.md, "Closed offers"). */
export const CLOSED = 'Cette offre n’est plus disponible';

/**
 * Fields that the owner's API may leave out: recruiter, status and last day (decisions.md#api-contract), and our
 * extensions.
 */
type Optional = 'status' | 'validThrough' | 'codeJobName';

/** An offer of any implementation of the job API. */
export type KnownOffer = Omit<OfferDetail, Optional> & Partial<Pick<OfferDetail, Optional>>;

export type OfferData = ReturnType<typeof toOfferData>;

/**
 * Returns the page's data, embedded in its HTML; nothing in it identifies the employer of an anonymous offer (OFFER-06),
 * whose place is its town.
 */
export function toOfferData(offer: KnownOffer, now: Date) {
  const isNamed = !offer.isAnonymous;
  const { address: street, zip, town } = offer.offerLocation;
  const publishedDay = parisDay(new Date(offer.publicationDate));
  const validThrough = offer.validThrough ? new Date(offer.validThrough) : null;
  return {
    reference: offer.reference,
    title: offer.title,
    path: offerPath(offer),
    shortPath: offerPath({ title: '', reference: offer.reference }),
    place: offer.locationName,
    placeBesideEntity: placeBesideEntity(offer),
    town,
    region: offer.region.label,
    country: countryOf(zip),
    entity: isNamed && offer.entity ? offer.entity.label : null,
    entityPath: isNamed && offer.entity?.code ? entityPath(offer.entity.code) : null,
    contract: { code: offer.contractType.code, label: offer.contractType.label },
    time: { code: offer.offerTime.code, label: offer.offerTime.label },
    salary: offer.salary ? { ...offer.salary, label: payLabel(offer.salary) } : null,
    // ISO 8601, in words from today, and as a day.
    publishedAt: offer.publicationDate,
    publishedLabel: publishedLabel(publishedDay, parisDay(now)),
    publishedDay: dayLabel(publishedDay),
    // The last day to apply; null when unknown.
    lastDay:
      offer.validThrough && validThrough
        ? { instant: offer.validThrough, label: dayLabel(parisDay(validThrough)) }
        : null,
    isClosed: offer.status === 'CLOSED' || (validThrough !== null && validThrough < now),
    descriptionHtml: offer.descriptionFormatted || paragraphs(offer.description),
    missionHtml: offer.missionProfilFormatted || paragraphs(offer.missionProfil),
    recruiter: isNamed ? recruiterOf(offer) : null,
    address: isNamed && (street || zip) ? { street, zip } : null,
  };
}

/** Hidden without name and text (decisions.md#layout-and-screens). */
function recruiterOf({ recruiter }: KnownOffer) {
  if (!recruiter?.name && !recruiter?.description) return null;
  const { name, description, logoUrl, url } = recruiter;
  return {
    name,
    description,
    // Pages only show pictures of this site.
    logo: logoUrl && /^\/[^/\\]/.test(logoUrl) ? logoUrl : null,
    url: url && /^https?:\/\//.test(url) ? url : null,
  };
}

/** Plain text as HTML paragraphs, for an offer without formatted texts. */
function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => `<p>${line}</p>`)
    .join('');
}
