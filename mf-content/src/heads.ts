import type { Head, HeadInput } from '@careers/platform';
import type { HubData, JobData, SectorData } from './jobs/job-data.ts';
import type { NewsDetailData, NewsListData } from './news/news-data.ts';
import type { EntityData, OrganisationData } from './pages/entity-data.ts';
import type { TestimoniesData } from './pages/load-testimonies.ts';
import { contentHead } from './routes/content-head.ts';

/** What the pages of this area say of themselves. */
export function homeHead({ configuration }: HeadInput): Head {
  const home = new URL('/', configuration.publicBaseUrl).href;
  return {
    title: 'Votre prochain métier est en rayon',
    description:
      'Près de 20 000 offres d’emploi par an en magasin, en entrepôt, au siège ou en informatique. Postulez en trois minutes, sans créer de compte.',
    canonical: '/',
    structuredData: [
      { '@type': 'Organization', name: configuration.productName, url: home },
      {
        '@type': 'WebSite',
        url: home,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${home}offres-emploi?keywords={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

export function hubHead(_input: HeadInput<HubData | undefined>): Head {
  return {
    title: 'Nos métiers : sept familles',
    description:
      'Magasins, logistique, informatique, commerce, marketing, développement, fonctions support : lisez les fiches métiers, puis les offres.',
    canonical: '/nos-metiers',
  };
}

export function sectorHead({ data, pathname, configuration }: HeadInput<SectorData | undefined>): Head {
  if (!data) return { title: 'Nos métiers', robots: 'noindex,follow' };
  return {
    title: data.heading,
    description: `${data.lead} ${data.jobs.length} fiches métiers et toutes les offres.`,
    canonical: pathname,
    structuredData: [
      breadcrumb(configuration.publicBaseUrl, [
        ['Nos métiers', '/nos-metiers'],
        [data.title, null],
      ]),
    ],
  };
}

export function jobHead({ data, configuration }: HeadInput<JobData | undefined>): Head {
  if (!data) return { title: 'Nos métiers', robots: 'noindex,follow' };
  return {
    title: `${data.title} : missions, profil et offres`,
    description: `${data.phrase}. Le métier de ${data.title.toLowerCase()} raconté de l’intérieur, et les offres du moment.`,
    canonical: data.path,
    structuredData: [
      breadcrumb(configuration.publicBaseUrl, [
        ['Nos métiers', '/nos-metiers'],
        [data.sector.title, data.sector.path],
        [data.title, null],
      ]),
    ],
  };
}

export function newsListHead({ data }: HeadInput<NewsListData | undefined>): Head {
  if (!data) return { title: 'Actualités', robots: 'noindex,follow' };
  const { page, index } = data;
  if (index === 0) return { ...page.head, canonical: page.path };
  return {
    ...page.head,
    title: `${page.title} - Page ${index + 1}`,
    canonical: `${page.path}?page=${index + 1}`,
    robots: 'noindex,follow',
  };
}

export function newsHead({ data, configuration }: HeadInput<NewsDetailData | undefined>): Head {
  if (!data) return { title: 'Actualités', robots: 'noindex,follow' };
  const { title, summary, path, date, header } = data;
  const absolute = (address: string) => new URL(address, configuration.publicBaseUrl).href;
  return {
    title,
    description: summary,
    canonical: path,
    openGraph: { type: 'article' },
    structuredData: [
      {
        '@type': 'NewsArticle',
        headline: title,
        datePublished: date.day,
        image: absolute(header.desktopUrl),
        mainEntityOfPage: absolute(path),
      },
      breadcrumb(configuration.publicBaseUrl, [
        ['Actualités', '/actualites'],
        [title, null],
      ]),
    ],
  };
}

export function organisationHead(input: HeadInput<OrganisationData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}

export function testimoniesHead(input: HeadInput<TestimoniesData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}

export function entityHead({ data, configuration }: HeadInput<EntityData | undefined>): Head {
  if (!data) return { title: 'Notre organisation', robots: 'noindex,follow' };
  const { head, code, label } = data.entity;
  return {
    ...head,
    canonical: `/organisation-cooperative-u/${code}`,
    structuredData: [
      breadcrumb(configuration.publicBaseUrl, [
        ['Notre organisation', '/organisation-cooperative-u'],
        [label, null],
      ]),
    ],
  };
}

function breadcrumb(base: string, crumbs: readonly (readonly [string, string | null])[]): object {
  const all = [['Accueil', '/'] as const, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === null ? {} : { item: new URL(path, base).href }),
    })),
  };
}
