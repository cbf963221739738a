import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE, MEAL_VOUCHERS, REMOTE_WORK, TIME_OFF } from './benefits.ts';

const infoU: Entity = {
  code: 'info-u',
  label: ENTITY_NAMES['info-u'],
  head: {
    title: 'Info U : l’informatique au plus près des magasins',
    description:
      'Installer, relier, dépanner : Info U équipe les magasins et leur répond quand la caisse s’arrête. Les métiers, l’équipe et les offres d’emploi.',
  },
  header: {
    title: 'Info U, la voix qui répond quand la caisse s’arrête',
    lead: 'Nous équipons les magasins, nous les relions et nous les dépannons. De préférence avant qu’ils n’appellent.',
    ground: 'ciel-100',
    picture: 'scene-depannage',
    links: [{ label: 'Voir les offres Info U', href: '/offres-emploi?codeEntity=info-u' }],
  },
  service: {
    title: 'Du carton d’écrans au premier ticket',
    paragraphs: [
      'Un magasin ouvre : il lui faut un réseau, des caisses, des balances, des étiquettes, des téléphones. Nous arrivons avec tout, nous branchons, nous formons, et nous restons joignables.',
    ],
    points: [
      'Installation des nouveaux magasins',
      'Assistance par téléphone et à distance',
      'Dépannage sur place',
    ],
    picture: 'portrait-support',
    ground: 'lavande-200',
  },
  keyFigures: {
    title: 'À dépanner, à équiper',
    items: [
      { value: figures.stores, label: 'magasins' },
      { value: figures.warehouses, label: 'entrepôts' },
    ],
  },
  whyJoin: {
    title: 'Pour qui aime résoudre',
    items: [
      {
        icon: 'speaker',
        title: 'On vous remercie',
        text: 'Un magasin relancé à neuf heures moins cinq n’oublie pas votre nom.',
      },
      {
        icon: 'truck',
        title: 'On bouge',
        text: 'Une partie de l’équipe est sur la route, de magasin en magasin.',
      },
      {
        icon: 'book',
        title: 'On apprend vite',
        text: 'Réseau, système, caisse, téléphonie : chaque appel est un cours.',
      },
    ],
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [
      TIME_OFF,
      { ...REMOTE_WORK, text: 'Pour les postes d’assistance.' },
      HEALTH_INSURANCE,
      MEAL_VOUCHERS,
    ],
  },
  values: {
    title: 'Notre ligne de conduite',
    items: [
      { title: 'Le calme', text: 'La personne au téléphone a une file devant elle. Pas vous.' },
      { title: 'Le mot simple', text: 'On explique sans jargon, et l’on ne soupire jamais.' },
      { title: 'La cause', text: 'Dépanner, oui. Empêcher que cela revienne, surtout.' },
    ],
  },
  careers: {
    title: 'De l’appel à l’architecture',
    items: [
      { title: 'Technicien, technicienne', text: 'Vous prenez les appels ou vous partez sur site.' },
      { title: 'Référent, référente', text: 'Vous tenez un sujet : réseau, caisse, postes.' },
      { title: 'Conduite de déploiement', text: 'Vous équipez des dizaines de magasins sur une année.' },
    ],
  },
  domains: {
    title: 'Nos domaines d’expertise',
    links: [
      {
        label: 'Les métiers de l’informatique',
        href: '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution',
      },
      { label: 'Conception et données : U Tech', href: '/organisation-cooperative-u/u-tech' },
    ],
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Décrocher, et rappeler quand on l’a dit',
      'Des tournées qui ramènent chez soi le soir',
      'Du matériel remis en état et réemployé',
    ],
  },
  recruitment: {
    title: 'Comment nous rejoindre',
    items: [
      { title: 'Votre candidature', text: 'Un CV, et une panne dont vous êtes fier ou fière.' },
      { title: 'Un entretien', text: 'Avec la personne qui encadre l’équipe.' },
      { title: 'Une écoute', text: 'Une heure au casque, à côté d’un futur collègue.' },
    ],
  },
  offers: { title: 'Qui décroche ?' },
};

export default infoU;
