import type { Contributions } from '@careers/platform';

const contributions: Contributions = {
  navigation: [
    {
      menu: 'jobs',
      order: 90,
      title: 'Nouvelle page',
      subtitle: 'En une phrase, ce que l’on y trouve',
      path: '/exemple',
      icon: 'map-pins',
    },
  ],
  siteMap: [{ section: 'jobs', order: 90, label: 'Nouvelle page', path: '/exemple' }],
  /** One address for each state of a page that visitors see. */
  samples: ['/exemple'],
};

export default contributions;
