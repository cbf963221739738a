import type { PublicConfiguration } from '@careers/contract';
import { factsOf } from '../offer/facts.ts';
import type { OfferData } from '../offer/offer-data.ts';
import { shareLinks } from '../pages/offre-emploi.$segment/share.ts';
import { blocksOf } from './rich-text.ts';

export type OfferPdfContent = ReturnType<typeof offerPdfContent>;

/** Returns the content of an offer's sheet; recruiters are named on the page only. */
export function offerPdfContent(offer: OfferData, configuration: PublicConfiguration) {
  const links = shareLinks(offer, configuration);
  return {
    title: offer.title,
    // Place and employer.
    lines: [`${offer.placeBesideEntity}, ${offer.region}`, ...(offer.entity ? [offer.entity] : [])],
    facts: factsOf(offer),
    blocks: [...blocksOf(offer.descriptionHtml), ...blocksOf(offer.missionHtml)],
    productName: configuration.productName,
    reference: offer.reference,
    url: links.url,
    shortUrl: links.shortUrl,
  };
}
