import type { Head, HeadInput } from '@careers/platform';
import { jobPosting } from './job-posting.ts';
import type { OfferPageData } from '../../offer/offer-data.ts';
import { socialPicturePath } from '../../offer/offer-files.ts';

/** What an offer's page says of itself; a closed one is not for search engines and has no markup (OFFER-05). */
export function head({ data, configuration }: HeadInput<OfferPageData | undefined>): Head {
  if (!data) return { title: 'Offre d’emploi', robots: 'noindex,follow' };
  const { offer } = data;
  const title = `${offer.title} - ${offer.place} (${offer.contract.label})`;
  if (offer.isClosed) return { title, canonical: offer.path, robots: 'noindex,follow' };
  const absolute = (path: string) => new URL(path, configuration.publicBaseUrl).href;
  const trail = [
    { name: 'Accueil', item: absolute('/') },
    { name: 'Offres d’emploi', item: absolute('/offres-emploi') },
    { name: offer.title },
  ];
  return {
    title,
    description: `${offer.title}, ${offer.place}\u00a0: ${offer.contract.label}, ${offer.time.label.toLowerCase()}. Publiée le ${offer.publishedDay}. Postulez en trois minutes, sans créer de compte.`,
    canonical: offer.path,
    openGraph: { type: 'article', image: socialPicturePath(offer) },
    structuredData: [
      jobPosting(offer, configuration),
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}
