import type { StoredItem } from '@careers/contract';
import { PERSONAL_KEYS } from './personal-keys.ts';
import type { PersonalKey } from './personal-keys.ts';

/** An undescribed key does not compile. */
const PERSONAL: Readonly<Record<PersonalKey, Pick<StoredItem, 'purpose' | 'lifetime'>>> = {
  favorites: {
    purpose: 'Retrouver les offres que vous avez mises en favoris.',
    lifetime: 'Jusqu’à ce que vous les retiriez',
  },
  favoriteOffers: {
    purpose: 'Relire vos offres favorites sans connexion.',
    lifetime: 'Jusqu’à ce que vous les retiriez',
  },
  latestSearchHistory: {
    purpose: 'Reprendre votre dernière recherche.',
    lifetime: 'Jusqu’à la recherche suivante',
  },
  seenOffers: {
    purpose: 'Vous montrer quelles offres vous avez déjà ouvertes, une fois la personnalisation acceptée.',
    lifetime: 'Les 200 dernières',
  },
  appliedOffers: {
    purpose: 'Vous rappeler à quelles offres vous avez déjà postulé.',
    lifetime: '13 mois',
  },
  appliedEntities: {
    purpose: 'Vous rappeler à quelles entités vous avez déjà écrit.',
    lifetime: '13 mois',
  },
};

/** Items that the platform and the shell store in browsers; remotes contribute their own. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: 'TC_PRIVACY_CENTER',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'Retenir vos choix sur les cookies, pour ne pas vous les redemander.',
    lifetime: '6 mois',
  },
  {
    name: 'careers_release',
    kind: 'cookie',
    category: 'necessary',
    purpose:
      'Vous montrer la même version du site d’une page à l’autre. C’est un numéro de groupe, tiré au hasard parmi 4 096 : il ne permet pas de vous reconnaître. Si une nouvelle version échoue chez vous, il vous garde l’ancienne pour un jour.',
    lifetime: '30 jours',
  },
  {
    name: 'careers_preview',
    kind: 'cookie',
    category: 'necessary',
    purpose:
      'Vous montrer une version du site qui n’est pas encore publiée, si vous avez ouvert un lien d’aperçu. Il n’est posé qu’à cette occasion.',
    lifetime: '3 jours au plus',
  },
  {
    name: 'locale',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'Retenir la langue du site, le français.',
    lifetime: '12 mois',
  },
  {
    name: 'theme',
    kind: 'localStorage',
    category: 'necessary',
    purpose: 'Retenir le thème que vous avez choisi en pied de page, clair ou sombre.',
    lifetime: 'Jusqu’à ce que vous reveniez au thème du système',
  },
  {
    name: 'scroll-positions',
    kind: 'sessionStorage',
    category: 'necessary',
    purpose: 'Vous rendre l’endroit de la page où vous étiez, quand vous revenez en arrière.',
    lifetime: 'Jusqu’à la fermeture de l’onglet',
  },
  {
    name: 'reloaded-at',
    kind: 'sessionStorage',
    category: 'necessary',
    purpose:
      'Ne pas recharger la page deux fois de suite, quand une nouvelle version du site vient de paraître.',
    lifetime: 'Jusqu’à la fermeture de l’onglet',
  },
  {
    name: 'static-page',
    kind: 'sessionStorage',
    category: 'necessary',
    purpose: 'Garder une page lisible, sans ses programmes, quand l’un d’eux a échoué.',
    lifetime: 'Jusqu’à la page suivante',
  },
  ...PERSONAL_KEYS.map((name): StoredItem => ({
    name,
    kind: 'localStorage',
    category: 'personalisation',
    ...PERSONAL[name],
  })),
];
