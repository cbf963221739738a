import type { PublicConfiguration } from '@careers/contract';
import type { OfferData } from '../../offer/offer-data.ts';

/**
 * Returns an offer's canonical URL, one short enough to type, and share links, worded by the owner's rules
 * (decisions.md#layout-and-screens).
 */
export function shareLinks(
  { title, place, path, shortPath }: Pick<OfferData, 'title' | 'place' | 'path' | 'shortPath'>,
  { publicBaseUrl }: Pick<PublicConfiguration, 'publicBaseUrl'>,
) {
  const url = new URL(path, publicBaseUrl).href;
  const subject = `Offre d’emploi : ${title}`;
  const body = `Bonjour,\n\nCette offre pourrait vous intéresser : ${title} - ${place}\n${url}`;
  return {
    url,
    shortUrl: new URL(shortPath, publicBaseUrl).href,
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    text: `sms:?&body=${encodeURIComponent(`${title} - ${url}`)}`,
  };
}
