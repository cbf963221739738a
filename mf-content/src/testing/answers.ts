import type { JobDescription, News, NewsDetail } from '@careers/api-client';

const picture = '/static/ui/illustrations/portrait-bouchere.svg';

/** A sector or a job as the API answers it; a job names its sector. */
export function aJobDescription(own: Partial<JobDescription> = {}): JobDescription {
  return {
    code: 'job_family_magasins',
    codeExternal: 'S1',
    title: 'Magasins',
    titleForUrl: 'les-metiers-en-supermarche',
    phrase: 'Du frais, des gens',
    parent: null,
    subfamilyTitle: null,
    headerPictureDesktopUrl: picture,
    headerPictureMobileUrl: picture,
    referentialItemLabel: 'Magasins',
    presentationFormatted: '<p>Près de trente métiers se croisent.</p>',
    descriptionFormatted: '<h3>Votre quotidien</h3><ul><li>Désosser et parer</li></ul>',
    videos: [],
    testimonies: [],
    images: [],
    entity: { code: 'magasins-u', label: 'Magasins U' },
    offerFamily: { id: 1, resumeFormatted: '', descriptionFormatted: '', pictureUrl: picture },
    ...own,
  };
}

const PARENT = {
  code: 'job_family_magasins',
  title: 'Magasins',
  titleForUrl: 'les-metiers-en-supermarche',
};

/** Three jobs of the sector in two categories. */
export const JOBS: readonly JobDescription[] = [
  aJobDescription({
    code: 'job_boucherie',
    title: 'Boucher',
    titleForUrl: 'boucher',
    parent: PARENT,
    subfamilyTitle: 'Métiers de bouche',
  }),
  aJobDescription({
    code: 'job_boulangerie',
    title: 'Boulanger',
    titleForUrl: 'boulanger',
    parent: PARENT,
    subfamilyTitle: 'Métiers de bouche',
  }),
  aJobDescription({
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
  return [aJobDescription(), ...JOBS].filter(
    (job) =>
      (label === null || job.titleForUrl === label) &&
      (parameters.get('hasParent') === null || String(job.parent !== null) === parameters.get('hasParent')) &&
      (parameters.get('parentCode') === null || job.parent?.code === parameters.get('parentCode')),
  );
}

/** Answers `/offers/` with a number of offers and none of them. */
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

/** A piece of news as lists show it. */
export function aNews(own: Partial<News> = {}): News {
  return {
    id: 42,
    title: 'Moins de casse : le bilan',
    headerPicture: { desktopUrl: '/d.svg', mobileUrl: '/m.svg' },
    previewPicture: { desktopUrl: '/d.svg', mobileUrl: '/m.svg' },
    publicationDate: '2026-11-19T08:30:00.000Z',
    ...own,
  };
}

/** A piece of news with its texts. */
export function aNewsDetail(own: Partial<NewsDetail> = {}): NewsDetail {
  return {
    ...aNews(),
    description1Formatted: '<p>Premier texte.</p>',
    description2Formatted: '<p>Deuxième texte.</p>',
    description3Formatted: null,
    description4Formatted: '<p>Dernier texte.</p>',
    buttonLabel: 'Voir les offres',
    buttonUrl: '/offres-emploi',
    buttonAlt: 'Voir toutes les offres',
    buttonIsNewTab: false,
    picture1: { desktopUrl: '/1.svg', mobileUrl: '/1m.svg', alt: 'Un poisson' },
    picture2: null,
    picture3: null,
    videoId: null,
    testimony: '« On jette moins. » Malika',
    ...own,
  };
}
