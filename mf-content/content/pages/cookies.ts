import { STORED_ITEMS } from '@careers/platform/stored-items';
import { THIRD_PARTIES } from '@careers/platform/third-parties';
import type { PageContributions } from '@careers/platform';
import type { LegalPage } from '../schema/pages.ts';

/** In the order of the lists. */
const CATEGORIES = {
  necessary: 'Nécessaire',
  personalisation: 'Personnalisation',
  audience: 'Mesure d’audience',
  advertising: 'Publicité et vidéos',
};
const KINDS = {
  cookie: 'cookie',
  localStorage: 'stockage du navigateur',
  sessionStorage: 'stockage de l’onglet',
};

type Kept = Pick<PageContributions, 'storedItems' | 'thirdParties'>;
type Part = LegalPage['parts'][number];

const PRINCIPLE: Part = {
  id: 'principe',
  title: 'Le principe',
  paragraphs: [
    'Un cookie est un petit texte que le site confie à votre navigateur. Nous en utilisons peu, et aucun pour vous suivre d’un site à l’autre.',
    'Aucun service extérieur n’est appelé tant que vous ne l’avez pas accepté : ni mesure d’audience, ni publicité, ni lecteur vidéo.',
  ],
};

const QUALITY: Part = {
  id: 'qualite',
  title: 'La rapidité des pages',
  paragraphs: [
    'Quand vous quittez une page, votre navigateur peut nous dire si elle s’est affichée vite, si elle a répondu vite et si elle est restée stable, avec les numéros de version du site. C’est ainsi que nous retirons une nouvelle version plus lente que la précédente.',
    'Ce message tient en trois réponses, oui ou non : ni adresse, ni texte, ni rien qui vous distingue d’un autre visiteur. Il n’écrit rien dans votre navigateur, et nous ne gardons que des totaux. C’est pourquoi nous ne demandons pas votre accord.',
  ],
};

const FILMS: Part = {
  id: 'videos',
  title: 'Les vidéos',
  paragraphs: [
    'Nos films sont diffusés par un service extérieur. Tant que vous n’avez pas accepté les cookies publicitaires, vous voyez une image dessinée par nous, et rien n’est demandé à ce service. Après votre accord, il n’est appelé que lorsque vous lancez un film.',
    'La transcription de chaque film se lit sans rien accepter.',
  ],
};

const BROWSER: Part = {
  id: 'navigateur',
  title: 'Dans votre navigateur',
  paragraphs: [
    'Vous pouvez aussi effacer ou bloquer les cookies dans les réglages de votre navigateur. Le site restera lisible : les offres, la recherche et la candidature fonctionnent sans rien garder.',
  ],
  links: [
    {
      label: 'Les conseils de la CNIL',
      href: 'https://www.cnil.fr/fr/cookies-et-autres-traceurs/comment-se-proteger',
    },
    { label: 'Données personnelles', href: '/donnees-personnelles' },
  ],
};

const keptItems = (contributed: Kept['storedItems']): Part => ({
  id: 'liste',
  title: 'La liste complète',
  paragraphs: ['Cette liste est celle que le site utilise lui-même : ce qui n’y est pas n’est pas gardé.'],
  table: {
    columns: ['Nom', 'Catégorie', 'À quoi il sert', 'Durée'],
    rows: byCategory([...STORED_ITEMS, ...contributed]).map(({ name, kind, category, purpose, lifetime }) => [
      `${name} (${KINDS[kind]})`,
      CATEGORIES[category],
      purpose,
      lifetime,
    ]),
  },
});

const services = (contributed: Kept['thirdParties']): Part => ({
  id: 'services',
  title: 'Les services extérieurs',
  paragraphs: ['Aucun de ces services n’est appelé avant que vous n’ayez accepté sa catégorie.'],
  table: {
    columns: ['Service', 'Catégorie', 'À quoi il sert'],
    rows: byCategory([...THIRD_PARTIES, ...contributed]).map(({ name, category, purpose }) => [
      name,
      CATEGORIES[category],
      purpose,
    ]),
  },
  after: [
    'Les services que vous acceptez peuvent déposer leurs propres cookies. Leur durée va de la session à vingt-quatre mois.',
  ],
});

/** Returns the page with what the platform and the shell keep and call, and what the remotes of the site do. */
export const cookiesPage = ({ storedItems, thirdParties }: Kept): LegalPage => ({
  path: '/informations-cookies',
  head: {
    title: 'Cookies : vos choix et la liste complète',
    description:
      'Ce que ce site garde dans votre navigateur, pourquoi et combien de temps, et vos choix : personnalisation, mesure d’audience, publicité et vidéos.',
  },
  title: 'Cookies',
  lead: 'Ce que ce site garde dans votre navigateur, et le moyen d’en décider.',
  updated: '21 novembre 2026',
  parts: [PRINCIPLE, keptItems(storedItems), services(thirdParties), QUALITY, FILMS, BROWSER],
});

function byCategory<Item extends { category: keyof typeof CATEGORIES }>(items: readonly Item[]): Item[] {
  const order = Object.keys(CATEGORIES);
  return items.toSorted((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
}
