import type { SiteMapPage } from '../schema/list-pages.ts';

const siteMap: SiteMapPage = {
  path: '/plan-de-site',
  head: {
    title: 'Plan du site',
    description:
      'Toutes les pages du site de recrutement : offres, fiches métiers, entités, parcours entrepreneur, témoignages, actualités et pages d’information.',
  },
  title: 'Plan du site',
  lead: 'Tout le magasin sur une page.',
  sections: {
    search: 'Chercher un emploi',
    jobs: 'Nos métiers',
    organisation: 'Notre organisation',
    company: 'Nous connaître',
    entrepreneur: 'Devenir entrepreneur',
    rights: 'Vos droits',
  },
};

export default siteMap;
