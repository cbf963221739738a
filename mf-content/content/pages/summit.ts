import figures from '@careers/platform/figures' with { type: 'json' };
import type { BlocksPage } from '../schema/pages.ts';

const summit: BlocksPage = {
  path: '/trouve-ton-sommet',
  label: 'Trouve ton sommet',
  head: {
    title: 'Trouve ton sommet : une première ascension',
    description:
      'Stage, alternance, premier emploi : la campagne qui invite les jeunes à trouver leur sommet dans une coopérative de commerçants. Film, étapes et offres.',
  },
  hero: {
    title: 'Trouve ton sommet',
    lead: 'Il n’est pas forcément haut. Il n’est pas forcément loin. Mais c’est le vôtre, et l’on y monte en cordée.',
    ground: 'ciel-300',
    picture: 'scene-sommet',
    links: [
      {
        label: 'Voir les offres en alternance',
        href: '/offres-emploi?codeContractType=dr_contract_alternance',
      },
      { label: 'Soutenons les jeunes', href: '/soutenonslesjeunes' },
    ],
  },
  blocks: [
    {
      type: 'film',
      content: {
        title: 'Le film',
        text: 'Trois apprentis, trois métiers, une même randonnée. Au sommet, ils ont le pique-nique le mieux préparé de la montagne.',
        film: {
          videoId: 'sommetFilm1',
          title: 'Trouve ton sommet',
          poster: 'scene-cordee',
          transcript: [
            '« Au départ, tu regardes en haut et tu te dis que ce n’est pas pour toi. »',
            '« Et puis quelqu’un passe devant, te montre où poser le pied, et tu te rends compte que tu montes. »',
            '« Mon sommet à moi, c’était de couper une côte de bœuf sans trembler. J’y suis arrivé un mardi. »',
            '« Le mien, c’était de parler devant dix personnes. J’ai présenté mon projet au directeur de l’entrepôt. »',
            '« Le mien ? Être à l’heure. Ne riez pas : j’y suis tous les jours depuis deux ans. »',
          ],
        },
      },
    },
    {
      type: 'steps',
      content: {
        title: 'La cordée, étape par étape',
        items: [
          { title: 'Le camp de base', text: 'Un stage de quelques semaines, pour voir si l’air est bon.' },
          {
            title: 'La première paroi',
            text: 'Une alternance : un diplôme, un salaire, quelqu’un qui assure.',
          },
          { title: 'La crête', text: 'Un premier poste, dans l’équipe qui vous a vu grandir.' },
          { title: 'Le sommet', text: 'Un rayon, un entrepôt, un projet, un magasin : à vous de le nommer.' },
        ],
      },
    },
    {
      type: 'tiles',
      content: {
        title: 'Choisissez votre voie',
        items: [
          {
            title: 'La voie du goût',
            text: 'Boucherie, boulangerie, poissonnerie, pâtisserie.',
            link: {
              label: 'Voir les métiers de bouche',
              href: '/nos-metiers/les-metiers-en-supermarche?categorie=M%C3%A9tiers%20de%20bouche',
            },
          },
          {
            title: 'La voie du mouvement',
            text: 'Préparer, conduire, charger, livrer.',
            link: {
              label: 'Voir la logistique',
              href: '/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution',
            },
          },
          {
            title: 'La voie du code',
            text: 'Concevoir, sécuriser, analyser.',
            link: {
              label: 'Voir l’informatique',
              href: '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution',
            },
          },
        ],
      },
    },
    {
      type: 'banner',
      content: {
        title: `${figures.apprentices} apprentis déjà encordés`,
        text: 'La cordée a encore de la place.',
        tone: 'citron',
        links: [{ label: 'Voir les offres d’emploi', href: '/offres-emploi' }],
      },
    },
  ],
};

export default summit;
