import type { PublicConfiguration } from '@careers/contract';
import type { OfferData } from '../offer/offer-data.ts';
import { shareLinks } from '../pages/offre-emploi.$segment/share.ts';
import { blocksOf } from './rich-text.ts';

export type OfferPdfContent = ReturnType<typeof offerPdfContent>;

/** Returns the content of an offer's sheet; recruiters are named on the page only. */
export function offerPdfContent(offer: OfferData, configuration: PublicConfiguration) {
  const links = shareLinks(offer, configuration);
  const { street, zip } = offer.address ?? {};
  const workplace = [street, [zip, offer.town].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    title: offer.title,
    // Place and employer.
    lines: [`${offer.place}, ${offer.region}`, ...(offer.entity ? [offer.entity] : [])],
    facts: [
      { name: 'Contrat', value: offer.contract.label },
      { name: 'Temps de travail', value: offer.time.label },
      { name: 'Référence', value: offer.reference },
      { name: 'Lieu de travail', value: workplace },
      { name: 'Publication', value: offer.publishedDay },
      ...(offer.lastDay ? [{ name: 'À pourvoir avant le', value: offer.lastDay.label }] : []),
    ],
    blocks: [...blocksOf(offer.descriptionHtml), ...blocksOf(offer.missionHtml)],
    productName: configuration.productName,
    reference: offer.reference,
    url: links.url,
    shortUrl: links.shortUrl,
  };
}
