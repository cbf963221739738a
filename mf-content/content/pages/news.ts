import type { NewsPage } from '../schema/list-pages.ts';

const news: NewsPage = {
  path: '/actualites',
  head: {
    title: 'Actualités de la coopérative et de ses métiers',
    description:
      'Recrutements, formations, rencontres, ouvertures : ce qui bouge en ce moment dans les magasins, les entrepôts et les équipes de la coopérative.',
  },
  title: 'Actualités',
  lead: 'Ce qui bouge en ce moment, du rayon au siège.',
  empty: 'Il n’y a pas d’actualité pour le moment. Les offres, elles, changent tous les jours.',
};

export default news;
