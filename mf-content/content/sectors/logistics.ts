import figures from '@careers/platform/figures' with { type: 'json' };
import type { Sector } from '../schema/pages.ts';

const logistics: Sector = {
  code: 'job_family_ulogistique',
  title: 'Les métiers de la logistique dans la grande distribution',
  lead: `${figures.warehouses} entrepôts, ${figures.logisticsPosts} postes et un objectif : que la tomate arrive avant le client.`,
  ground: 'basilic-100',
  picture: 'scene-camion',
  film: {
    title: 'Une nuit à l’entrepôt',
    text: 'Aïssata, préparatrice de commandes, vous emmène du quai d’arrivée au camion du matin.',
    film: {
      videoId: 'secteurLog1',
      title: 'Une nuit à l’entrepôt',
      poster: 'scene-logistique',
      transcript: [
        '« À vingt et une heures, on s’étire. C’est obligatoire, et c’est surtout très drôle. »',
        '« Mon casque me dicte les adresses. Le lourd en bas, le fragile en haut, et tout doit arriver droit. »',
        '« À cinq heures, le camion part. Le magasin ouvre à huit. Entre les deux, c’est moi qui dors. »',
      ],
    },
  },
  benefits: [
    `${figures.timeOffDays} jours de RTT minimum`,
    `Mutuelle financée à ${figures.healthInsuranceShare}`,
    `Titres-restaurant de ${figures.mealVoucher}`,
  ],
};

export default logistics;
