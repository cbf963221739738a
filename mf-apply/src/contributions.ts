import type { Contributions } from '@careers/platform';

const contributions: Contributions = {
  navigation: [
    {
      menu: 'jobs',
      order: 80,
      title: 'Candidature spontanée',
      subtitle: 'Aucune offre ne vous va ? Écrivez-nous.',
      path: '/candidature-spontanee',
      icon: 'send',
      isHighlighted: true,
    },
  ],
  footer: [
    { column: 'essentials', order: 50, label: 'Candidature spontanée', path: '/candidature-spontanee' },
  ],
  siteMap: [
    { section: 'search', order: 40, label: 'Candidature spontanée', path: '/candidature-spontanee' },
    { section: 'search', order: 50, label: 'Créer une alerte', path: '/alerte' },
    { section: 'search', order: 70, label: 'Mes candidatures', path: '/candidatures' },
  ],
  storedItems: [
    {
      name: 'apply-draft:…',
      kind: 'sessionStorage',
      category: 'necessary',
      purpose: 'Garder le texte de votre candidature si la page se recharge. Votre CV n’est jamais gardé.',
      lifetime: 'Jusqu’à la fermeture de l’onglet',
    },
    {
      name: 'apply-identity',
      kind: 'sessionStorage',
      category: 'necessary',
      purpose: 'Ne pas vous redemander votre nom et vos coordonnées à la candidature suivante.',
      lifetime: 'Jusqu’à la fermeture de l’onglet',
    },
    {
      name: 'alert-draft:…',
      kind: 'sessionStorage',
      category: 'necessary',
      purpose: 'Garder ce que vous avez saisi pour une alerte si la page se recharge.',
      lifetime: 'Jusqu’à la fermeture de l’onglet',
    },
  ],
  samples: ['/candidature-spontanee', '/alerte', '/candidatures'],
};

export default contributions;
