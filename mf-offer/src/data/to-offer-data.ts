import { offerPath } from '@careers/api-client';
import type { OfferDetail } from '@careers/api-client';
import type { OfferData } from './offer-data.ts';
import { publishedLabel } from './published-label.ts';

/** Returns what the page shows; nothing of an anonymous offer says who the employer is (OFFER-06). */
export function toOfferData(offer: OfferDetail, now: Date): OfferData {
  const isNamed = !offer.isAnonymous;
  return {
    reference: offer.reference,
    title: offer.title,
    path: offerPath(offer),
    place: offer.locationName,
    region: offer.region.label,
    entity: isNamed && offer.entity ? { label: offer.entity.label, color: offer.entity.color } : null,
    contract: { code: offer.contractType.code, label: offer.contractType.label },
    time: { code: offer.offerTime.code, label: offer.offerTime.label },
    publishedAt: offer.publicationDate,
    publishedLabel: publishedLabel(offer.publicationDate, now),
    validThrough: offer.validThrough,
    isClosed: offer.status === 'CLOSED' || new Date(offer.validThrough) < now,
    descriptionHtml: offer.descriptionFormatted || paragraphs(offer.description),
    missionHtml: offer.missionProfilFormatted || paragraphs(offer.missionProfil),
    recruiter:
      isNamed && offer.recruiter
        ? { name: offer.recruiter.name, description: offer.recruiter.description }
        : null,
    address: isNamed
      ? { street: offer.offerLocation.address, zip: offer.offerLocation.zip, town: offer.offerLocation.town }
      : null,
  };
}

/** Plain text as HTML, a paragraph a line: for an offer without formatted texts. */
function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => `<p>${line}</p>`)
    .join('');
}
