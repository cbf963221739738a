import type { Region } from '../schema.ts';
import { APPLICATION_URL } from './application-url.ts';

export const WEST: Region = {
  id: 'ouest',
  label: 'Ouest',
  covers: ['Pays de la Loire', 'Centre-Val de Loire', 'Nouvelle-Aquitaine'],
  contacts: [
    {
      name: 'Claire Morvan',
      phone: '02 00 00 00 00',
      description: 'Chargée du recrutement des Associés, Ouest.',
      place: 'Basée à Carquefou.',
      portrait: 'portrait-support',
      applicationUrl: APPLICATION_URL,
    },
  ],
};
