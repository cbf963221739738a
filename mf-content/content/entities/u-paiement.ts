import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE, MEAL_VOUCHERS, REMOTE_WORK, TIME_OFF } from './benefits.ts';

const uPaiement: Entity = {
  code: 'u-paiement',
  label: ENTITY_NAMES['u-paiement'],
  head: {
    title: 'U Paiement : la monétique des magasins',
    description:
      'Terminaux, cartes, paiement en ligne, lutte contre la fraude : U Paiement fait passer les règlements de la coopérative. Métiers, avantages et offres.',
  },
  header: {
    title: 'U Paiement, deux secondes qui doivent marcher',
    lead: 'Une carte, un bip, un ticket : tout ce qui se passe entre les trois est notre métier.',
    ground: 'basilic-100',
    picture: 'scene-paiement',
    links: [{ label: 'Voir les offres U Paiement', href: '/offres-emploi?codeEntity=u-paiement' }],
  },
  service: {
    title: 'Faire payer sans faire attendre',
    paragraphs: [
      'Nous choisissons les terminaux, nous raccordons les banques, nous surveillons les flux et nous protégeons les cartes. En magasin, au drive, en ligne.',
    ],
    points: [
      'Monétique en magasin et en ligne',
      'Cartes et moyens de paiement de l’enseigne',
      'Prévention de la fraude',
    ],
    picture: 'scene-terminal',
    ground: 'basilic-100',
  },
  vision: {
    title: 'La confiance ne se voit pas',
    paragraphs: ['Quand tout va bien, personne ne pense à nous. C’est exactement ce que nous cherchons.'],
  },
  keyFigures: {
    title: 'À chaque passage en caisse',
    items: [
      { value: figures.stores, label: 'magasins raccordés' },
      { lead: 'aux côtés de', value: figures.technologyStaff, label: 'personnes à l’informatique' },
    ],
  },
  whyJoin: {
    title: 'Pourquoi la monétique',
    items: [
      {
        icon: 'coin',
        title: 'Un domaine rare',
        text: 'Normes, cryptographie, banque : des compétences que l’on s’arrache.',
      },
      {
        icon: 'sparkles',
        title: 'Un domaine qui bouge',
        text: 'Téléphone, montre, virement instantané : le paiement change tous les ans.',
      },
      {
        icon: 'people',
        title: 'Une petite équipe',
        text: 'Vous voyez tout le circuit, de la carte à la comptabilité.',
      },
    ],
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [REMOTE_WORK, TIME_OFF, HEALTH_INSURANCE, MEAL_VOUCHERS],
  },
  domains: {
    title: 'Nos domaines d’expertise',
    links: [
      {
        label: 'Les métiers de l’informatique',
        href: '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution',
      },
      {
        label: 'Finance et juridique',
        href: '/nos-metiers/les-metiers-supports-dans-la-grande-distribution',
      },
    ],
  },
  training: {
    title: 'La monétique s’apprend',
    paragraphs: [
      'Presque personne n’arrive en sachant tout : les normes bancaires s’étudient ici, avec des collègues qui les pratiquent depuis longtemps.',
    ],
    picture: 'portrait-acheteuse',
    ground: 'rose-300',
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Protéger les données de paiement au-delà de ce que la norme exige',
      'Expliquer chaque incident, sans chercher de coupable',
      'Ouvrir nos postes aux profils en reconversion',
    ],
  },
  recruitment: {
    title: 'Comment nous rejoindre',
    items: [
      { title: 'Un appel', text: 'On parle du poste et de vos attentes.' },
      { title: 'Un entretien d’équipe', text: 'Un cas concret, sans piège.' },
      { title: 'Une proposition', text: 'Écrite, complète, avec le temps d’y réfléchir.' },
    ],
  },
  offers: { title: 'Les postes ouverts' },
};

export default uPaiement;
