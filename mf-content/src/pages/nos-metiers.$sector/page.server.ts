import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import { SECTORS } from '../../../content/sectors/index.ts';
import { countOffers, linkOf, listJobs, notFound, profilesOf } from '../../jobs/job-descriptions.ts';

export const searchParams = ['categorie'];

export type SectorData = Awaited<ReturnType<typeof loader>>;

/** Loads a sector with its jobs, filtered by the category in the query if it exists. */
export async function loader(page: PageRequest) {
  const [sector] = await listJobs(page, { hasParent: false, titleForUrl: page.params['sector'] ?? '' });
  if (!sector) throw notFound('Secteur introuvable', 'le secteur');
  const query = { codeOfferFamilyCategory: sector.code };
  const [jobs, offerCount, offers] = await Promise.all([
    listJobs(page, { parentCode: sector.code, withOffersProfile: true }),
    countOffers(page, query),
    page.widget('offers-carousel', { title: 'Les dernières offres', criteria: query }),
  ]);
  const names = [...new Set(jobs.map(({ subfamilyTitle }) => subfamilyTitle ?? '').filter(Boolean))];
  const asked = page.url.searchParams.get('categorie');
  const category = names.find((each) => each === asked) ?? null;
  const content = SECTORS[sector.code] ?? null;
  return {
    code: sector.code,
    title: sector.title,
    heading: content?.title ?? sector.title,
    lead: content?.lead ?? sector.phrase,
    content,
    presentationHtml: sector.presentationFormatted,
    offersHref: `/offres-emploi?codeOfferFamilyCategory=${sector.code}`,
    offerCount,
    categories: names.map((name) => ({
      name,
      jobCount: jobs.filter(({ subfamilyTitle }) => subfamilyTitle === name).length,
    })),
    category,
    jobCount: jobs.length,
    profiles: profilesOf(jobs),
    jobs: jobs.filter(({ subfamilyTitle }) => category === null || subfamilyTitle === category).map(linkOf),
    offers,
  };
}

export function head({ data, pathname, configuration }: HeadInput<SectorData | undefined>): Head {
  if (!data) return { title: 'Nos métiers', robots: 'noindex,follow' };
  const { heading, lead, category } = data;
  const sheets = data.jobs.length > 1 ? `${data.jobs.length} fiches métiers` : 'Une fiche métier';
  return {
    title: category ? `${heading}\u00a0: ${category}` : heading,
    description: category
      ? `${category}\u00a0: ${sheets.toLowerCase()} du secteur ${data.title}, et toutes les offres.`
      : `${lead} ${sheets} et toutes les offres.`,
    canonical: pathname,
    structuredData: [
      breadcrumbList(
        [{ label: 'Nos métiers', href: '/nos-metiers' }, { label: data.title }],
        configuration.publicBaseUrl,
      ),
    ],
  };
}
