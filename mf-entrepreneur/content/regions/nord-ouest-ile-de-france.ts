import type { Region } from '../schema.ts';
import { APPLICATION_URL } from './application-url.ts';

export const NORTH_WEST: Region = {
  id: 'nord-ouest-ile-de-france',
  label: 'Nord-ouest et Île-de-France',
  covers: ['Bretagne', 'Normandie', 'Hauts-de-France', 'Île-de-France', 'outre-mer'],
  contacts: [
    {
      name: 'Hélène Vasseur',
      phone: '02 00 00 00 01',
      description: 'Chargée du recrutement des Associés, Nord-ouest et Île-de-France.',
      place: 'Basée à Rungis.',
      portrait: 'portrait-acheteuse',
      applicationUrl: APPLICATION_URL,
    },
  ],
};
