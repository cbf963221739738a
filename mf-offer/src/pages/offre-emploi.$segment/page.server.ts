import { offerPath } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { Head, HeadInput, PageRequest, WidgetSlotData } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import { findOffer } from '../../offer/find-offer.ts';
import { toOfferData } from '../../offer/offer-data.ts';
import type { KnownOffer, OfferData } from '../../offer/offer-data.ts';
import { socialPicturePath } from '../../offer/paths.ts';
import { findRelated } from './find-related.ts';
import type { RelatedLinks } from './find-related.ts';
import { jobPosting } from './job-posting.ts';
import { nearbyCriteria, similarCriteria } from './similar-criteria.ts';

const SIMILAR_OFFERS = 10;

export interface OfferPageData {
  offer: OfferData;
  related: RelatedLinks;
  application: WidgetSlotData | null;
  similar: WidgetSlotData;
  search: WidgetSlotData;
}

/**
 * Loads an offer's page. An outdated title is redirected to the canonical path; a closed offer answers 410 with its
 * content.
 */
export async function loader(request: PageRequest) {
  const { url, widget } = request;
  const detail = await findOffer(request);
  if (url.pathname !== offerPath(detail)) throw redirect(offerPath(detail) + url.search, 301);

  const offer = toOfferData(detail, new Date());
  const [related, similar, search, application] = await Promise.all([
    findRelated(request, detail),
    similarOffers(request, detail),
    widget('search-bar', { title: 'Rechercher d’autres offres', criteria: nearbyCriteria(detail) }),
    offer.isClosed ? null : applicationFor(request, detail),
  ]);
  const page: OfferPageData = { offer, related, similar, search, application };
  return data(page, { status: offer.isClosed ? 410 : 200 });
}

/** Offers of the same job, without this one (OFFER-03). */
async function similarOffers(request: PageRequest, offer: KnownOffer): Promise<WidgetSlotData> {
  const props = {
    title: 'Offres similaires',
    criteria: await similarCriteria(request, offer),
    exceptReference: offer.reference,
    size: SIMILAR_OFFERS,
  };
  return request.widget('offers-carousel', props);
}

/** The application's subject; an anonymous employer is not named. */
function applicationFor({ widget }: PageRequest, offer: KnownOffer): Promise<WidgetSlotData> {
  const props = {
    type: 'OFFER',
    reference: offer.reference,
    isCvRequired: offer.isCVRequired,
    questions: offer.applicationQuestions,
    subject: {
      title: offer.title,
      place: offer.locationName,
      entity: offer.isAnonymous ? null : (offer.entity?.label ?? null),
      contract: `${offer.contractType.label}, ${offer.offerTime.label.toLowerCase()}`,
    },
  };
  return widget('application', props);
}

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
