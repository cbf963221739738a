import figures from '@careers/platform/figures' with { type: 'json' };
import type { Sector } from '../schema/pages.ts';

const network: Sector = {
  code: 'job_family_developpementreseaumagasin',
  title: 'Les métiers du développement réseau dans la grande distribution',
  lead: 'Trouver le terrain, dessiner le magasin, mener le chantier, remettre les clés.',
  ground: 'lavande-100',
  picture: 'scene-chantier',
  film: {
    title: 'Le jour des clés',
    text: 'Grace, conductrice de travaux, ouvre un magasin après neuf mois de chantier.',
    film: {
      videoId: 'secteurNet1',
      title: 'Le jour des clés',
      poster: 'scene-associes',
      transcript: [
        '« À sept heures, il manque encore une enseigne. À neuf heures, elle est posée. »',
        '« L’Associé fait le tour avec ses enfants. Ils touchent tout. C’est bon signe. »',
        '« Demain, je commence le suivant : un champ, pour l’instant. »',
      ],
    },
  },
  benefits: [
    `${figures.remoteDays} jours de télétravail par semaine`,
    `${figures.timeOffDays} jours de RTT minimum`,
    'Un véhicule pour les postes de terrain',
  ],
};

export default network;
