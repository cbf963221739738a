import type { Head, HeadInput } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import { jobPosting } from './job-posting.ts';
import type { OfferPageData } from '../../offer/offer-data.ts';
import { socialPicturePath } from '../../offer/offer-files.ts';

/** A closed offer is not indexed and has no structured data (OFFER-05). */
export function head({ data, configuration }: HeadInput<OfferPageData | undefined>): Head {
  if (!data) return { title: 'Offre d’emploi', robots: 'noindex,follow' };
  const { offer } = data;
  const title = `${offer.title} - ${offer.place} (${offer.contract.label})`;
  if (offer.isClosed) return { title, canonical: offer.path, robots: 'noindex,follow' };
  const crumbs = [{ label: 'Offres d’emploi', href: '/offres-emploi' }, { label: offer.title }];
  return {
    title,
    description: `${offer.title}, ${offer.place}\u00a0: ${offer.contract.label}, ${offer.time.label.toLowerCase()}. Publiée le ${offer.publishedDay}. Postulez en trois minutes, sans créer de compte.`,
    canonical: offer.path,
    openGraph: { type: 'article', image: socialPicturePath(offer) },
    structuredData: [jobPosting(offer, configuration), breadcrumbList(crumbs, configuration.publicBaseUrl)],
  };
}
