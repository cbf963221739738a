import type { Region } from '../schema.ts';
import { APPLICATION_URL } from './application-url.ts';

export const EAST: Region = {
  id: 'est',
  label: 'Est',
  covers: ['Grand Est', 'Bourgogne-Franche-Comté'],
  contacts: [
    {
      name: 'Karim Benali',
      phone: '03 00 00 00 00',
      description: 'Chargé du recrutement des Associés, Est.',
      place: 'Basé à Mulhouse.',
      portrait: 'portrait-caissier',
      applicationUrl: APPLICATION_URL,
    },
  ],
};
