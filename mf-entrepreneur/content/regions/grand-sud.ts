import type { Region } from '../schema.ts';
import { APPLICATION_URL } from './application-url.ts';

export const SOUTH: Region = {
  id: 'grand-sud',
  label: 'Grand Sud',
  covers: ['Auvergne-Rhône-Alpes', 'Occitanie', 'Provence-Alpes-Côte d’Azur', 'Corse'],
  contacts: [
    {
      name: 'Inès Garcia',
      phone: '04 00 00 00 00',
      description: 'Chargée du recrutement des Associés, Grand Sud.',
      place: 'Basée à Montpellier.',
      portrait: 'portrait-developpeuse',
      applicationUrl: APPLICATION_URL,
    },
  ],
};
