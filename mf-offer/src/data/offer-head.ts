import type { Head, HeadInput } from '@careers/platform';
import { jobPosting } from './job-posting.ts';
import type { OfferPageData } from './offer-data.ts';

/** What an offer's page says of itself; a closed one is not for search engines. */
export function offerHead({ data, configuration }: HeadInput<OfferPageData | undefined>): Head {
  if (!data) return { title: 'Offre d’emploi', robots: 'noindex,follow' };
  const { offer } = data;
  const absolute = (path: string) => new URL(path, configuration.publicBaseUrl).href;
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: absolute('/') },
      { '@type': 'ListItem', position: 2, name: 'Offres d’emploi', item: absolute('/offres-emploi') },
      { '@type': 'ListItem', position: 3, name: offer.title },
    ],
  };
  return {
    title: `${offer.title} - ${offer.place} (${offer.contract.label})`,
    description: `${offer.title}, ${offer.place} : ${offer.contract.label}, ${offer.time.label.toLowerCase()}. ${offer.publishedLabel}. Postulez en trois minutes, sans créer de compte.`,
    canonical: offer.path,
    ...(offer.isClosed ? { robots: 'noindex,follow' as const } : {}),
    openGraph: { type: 'article' },
    structuredData: offer.isClosed ? [breadcrumb] : [jobPosting(offer, configuration), breadcrumb],
  };
}
