import type { Contributions } from '@careers/platform';

const contributions: Contributions = {
  navigation: [
    {
      menu: 'entrepreneur',
      order: 10,
      title: 'Devenir Associé',
      subtitle: 'Trois profils, deux réseaux',
      path: '/entreprendre',
      icon: 'key',
    },
    {
      menu: 'entrepreneur',
      order: 20,
      title: 'Les premières démarches',
      subtitle: 'De la première idée aux clés',
      path: '/entreprendre/demarches',
      icon: 'coin',
    },
    {
      menu: 'entrepreneur',
      order: 30,
      title: 'Qui contacter',
      subtitle: 'Une personne dans chaque région',
      path: '/devenir-entrepreneur',
      icon: 'phone',
    },
    {
      menu: 'entrepreneur',
      order: 40,
      title: 'Nos valeurs',
      subtitle: 'Indépendance, collectif, local, humain',
      path: '/valeurs',
      icon: 'users-group',
    },
    {
      menu: 'entrepreneur',
      order: 50,
      title: 'Questions fréquentes',
      subtitle: 'Apport, durée, formation',
      path: '/faq',
      icon: 'help',
    },
  ],
  footer: [
    { column: 'essentials', order: 30, label: 'Devenir entrepreneur', path: '/entreprendre' },
    { column: 'useful', order: 30, label: 'Questions fréquentes', path: '/faq' },
  ],
  siteMap: [
    { section: 'company', order: 40, label: 'Nos valeurs', path: '/valeurs' },
    { section: 'entrepreneur', order: 10, label: 'Devenir Associé', path: '/entreprendre' },
    { section: 'entrepreneur', order: 20, label: 'Les premières démarches', path: '/entreprendre/demarches' },
    { section: 'entrepreneur', order: 30, label: 'Qui contacter', path: '/devenir-entrepreneur' },
    { section: 'entrepreneur', order: 40, label: 'Questions fréquentes', path: '/faq' },
  ],
  samples: ['/entreprendre', '/entreprendre/demarches', '/devenir-entrepreneur', '/valeurs', '/faq'],
};

export default contributions;
