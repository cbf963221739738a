import figures from '@careers/platform/figures' with { type: 'json' };
import type { Entity } from '../schema/pages.ts';
import { ENTITY_NAMES } from './names.ts';
import { HEALTH_INSURANCE } from './benefits.ts';

const uExpress: Entity = {
  code: 'u-express',
  label: ENTITY_NAMES['u-express'],
  head: {
    title: 'U Express : le magasin de quartier recrute',
    description: `${figures.expressStores} magasins de quartier, ouverts tôt et fermés tard. Une petite équipe, des horaires variés, des responsabilités rapides : les offres U Express.`,
  },
  header: {
    title: 'U Express, à deux rues de chez vous',
    lead: 'Le magasin où l’on passe trois fois par semaine : il faut des équipes qui vont vite et qui disent bonjour.',
    ground: 'rose-100',
    picture: 'scene-quartier',
    links: [{ label: 'Voir les offres U Express', href: '/offres-emploi?codeEntity=u-express' }],
  },
  service: {
    title: 'Le frais du jour, au coin de la rue',
    paragraphs: [
      'Un U Express dépanne à sept heures, nourrit à midi et sauve le dîner à vingt heures. L’assortiment change avec le quartier : étudiant, familial, de bureaux ou de bord de mer.',
    ],
    points: [
      'Une équipe où chacun touche à tout',
      'Des livraisons presque chaque jour',
      'Une clientèle d’habitués',
    ],
    picture: 'portrait-caissier',
    ground: 'basilic-300',
  },
  keyFigures: {
    title: 'L’enseigne en bref',
    items: [
      { value: figures.expressStores, label: 'magasins U Express' },
      { lead: 'dans un réseau de', value: figures.stores, label: 'magasins' },
    ],
  },
  whyJoin: {
    title: 'Ce que la ville change',
    items: [
      {
        icon: 'clock',
        title: 'Des horaires à votre mesure',
        text: 'Matin, soir, week-end, temps partiel : pratique quand on étudie ou quand on élève des enfants.',
      },
      {
        icon: 'sparkles',
        title: 'Jamais deux heures pareilles',
        text: 'Réception, rayon, caisse, conseil : dans une petite équipe, la journée passe vite.',
      },
      {
        icon: 'key',
        title: 'Adjoint ou adjointe en peu de temps',
        text: 'Ouvrir, fermer, tenir la caisse centrale : on vous apprend tôt à faire tourner le magasin.',
      },
    ],
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [
      HEALTH_INSURANCE,
      { title: 'Un trajet à pied ou à vélo', text: 'Le magasin est dans votre quartier.' },
      {
        title: 'Un premier emploi qui compte',
        text: 'Autonomie, rigueur, sens du service : cela se lit sur un CV.',
      },
    ],
  },
  careers: {
    title: 'Ça va vite, ici aussi',
    items: [
      {
        title: 'Employé polyvalent, employée polyvalente',
        text: 'Caisse, rayon, réception : vous voyez tout.',
      },
      { title: 'Adjoint, adjointe', text: 'Vous tenez le magasin en l’absence de la direction.' },
      { title: 'Direction', text: 'Vous gérez l’équipe, les achats et les résultats.' },
    ],
    links: [{ label: 'Et pourquoi pas le vôtre ?', href: '/entreprendre' }],
  },
  domains: {
    title: 'Nos métiers',
    links: [
      { label: 'Accueil et caisse', href: '/nos-metiers/les-metiers-en-supermarche/hote-de-caisse' },
      { label: 'Rayons et commerce', href: '/nos-metiers/les-metiers-en-supermarche/employe-commercial' },
      { label: 'Tous les métiers du magasin', href: '/nos-metiers/les-metiers-en-supermarche' },
    ],
  },
  commitments: {
    title: 'Nos engagements',
    items: [
      'Des plannings affichés à l’avance et respectés',
      'Deux jours de repos qui se suivent, aussi souvent que possible',
      'Une personne référente pour chaque contrat étudiant',
    ],
  },
  recruitment: {
    title: 'Trois étapes, pas une de plus',
    items: [
      { title: 'Vous postulez', text: 'En ligne, ou en passant au magasin.' },
      { title: 'On se rencontre', text: 'Vingt minutes, sur place, avec la direction.' },
      { title: 'Vous démarrez', text: 'En double sur vos premières journées.' },
    ],
  },
  offers: { title: 'Votre quartier recrute' },
};

export default uExpress;
