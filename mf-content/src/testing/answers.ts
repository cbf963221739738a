import { aJobDescription, aNews as anyNews, aNewsDetail as anyNewsDetail } from '@careers/testing';
import type { JobDescription, News, NewsDetail } from '@careers/api-client';

/** A job without films, testimonials and pictures. */
function aJob(changes: Partial<JobDescription>): JobDescription {
  return aJobDescription({
    descriptionFormatted: '<h3>Votre quotidien</h3><ul><li>Désosser et parer</li></ul>',
    videos: [],
    testimonies: [],
    images: [],
    ...changes,
  });
}

const SECTOR = aJob({
  code: 'job_family_magasins',
  title: 'Magasins',
  titleForUrl: 'les-metiers-en-supermarche',
  phrase: 'Du frais, des gens',
  parent: null,
  subfamilyTitle: null,
  presentationFormatted: '<p>Près de trente métiers se croisent.</p>',
});

const PARENT = {
  code: 'job_family_magasins',
  title: 'Magasins',
  titleForUrl: 'les-metiers-en-supermarche',
};

/** Three jobs of the sector in two categories. */
export const JOBS: readonly JobDescription[] = [
  aJob({
    code: 'job_boucherie',
    title: 'Boucher',
    titleForUrl: 'boucher',
    parent: PARENT,
    subfamilyTitle: 'Métiers de bouche',
  }),
  aJob({
    code: 'job_boulangerie',
    title: 'Boulanger',
    titleForUrl: 'boulanger',
    parent: PARENT,
    subfamilyTitle: 'Métiers de bouche',
  }),
  aJob({
    code: 'job_drive',
    title: 'Préparateur drive',
    titleForUrl: 'preparateur-drive',
    parent: PARENT,
    subfamilyTitle: 'Drive',
  }),
];

/** Answers `/jobdescriptions/` by its parameters. */
export function jobDescriptions(parameters: URLSearchParams): JobDescription[] {
  const label = parameters.get('titleForUrl');
  return [SECTOR, ...JOBS].filter(
    (job) =>
      (label === null || job.titleForUrl === label) &&
      (parameters.get('hasParent') === null || String(job.parent !== null) === parameters.get('hasParent')) &&
      (parameters.get('parentCode') === null || job.parent?.code === parameters.get('parentCode')),
  );
}

/** Answers `/offers/` with a count and an empty list. */
export const offers =
  (count: number, entities: { code: string; label: string; count: number }[] = []) =>
  () => ({
    list: [],
    count,
    maxPages: 1,
    contractTypes: [],
    offerTimes: [],
    entities,
  });

export const aNews = (changes: Partial<News> = {}): News =>
  anyNews({ title: 'Moins de casse : le bilan', publicationDate: '2026-11-19T08:30:00.000Z', ...changes });

/** A news item with some texts, and one picture. */
export const aNewsDetail = (changes: Partial<NewsDetail> = {}): NewsDetail =>
  anyNewsDetail({
    ...aNews(),
    description1Formatted: '<p>Premier texte.</p>',
    description2Formatted: '<p>Deuxième texte.</p>',
    description3Formatted: null,
    description4Formatted: '<p>Dernier texte.</p>',
    buttonAlt: 'Voir toutes les offres',
    picture1: { desktopUrl: '/1.svg', mobileUrl: '/1m.svg', alt: 'Un poisson' },
    picture2: null,
    picture3: null,
    videoId: null,
    testimony: '« On jette moins. » Malika',
    ...changes,
  });
