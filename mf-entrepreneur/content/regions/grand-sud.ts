import type { Region } from '../schema.ts';
import { applicationUrl, linkedinOf } from './contact-links.ts';

export const SOUTH: Region = {
  id: 'grand-sud',
  label: 'Grand Sud',
  covers: ['Auvergne-Rhône-Alpes', 'Occitanie', 'Provence-Alpes-Côte d’Azur', 'Corse'],
  contacts: [
    {
      name: 'Inès Garcia',
      phone: '04 65 71 35 79',
      description: 'Chargée du recrutement des Associés, Grand Sud.',
      place: 'Basée à Montpellier.',
      portrait: 'portrait-opticienne',
      applicationUrl: applicationUrl('grand-sud'),
      linkedin: linkedinOf('Inès Garcia'),
    },
  ],
};
