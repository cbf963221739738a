import type { Region } from '../schema.ts';
import { applicationUrl, linkedinOf } from './contact-links.ts';

export const NORTH_WEST: Region = {
  id: 'nord-ouest-ile-de-france',
  label: 'Nord-ouest et Île-de-France',
  covers: ['Bretagne', 'Normandie', 'Hauts-de-France', 'Île-de-France', 'outre-mer'],
  contacts: [
    {
      name: 'Hélène Vasseur',
      phone: '01 99 00 27 53',
      description: 'Chargée du recrutement des Associés, Nord-ouest et Île-de-France.',
      place: 'Basée à Rungis.',
      portrait: 'portrait-comptable',
      applicationUrl: applicationUrl('nord-ouest-ile-de-france'),
      linkedin: linkedinOf('Hélène Vasseur'),
    },
  ],
};
