import type { Region } from '../schema.ts';
import { applicationUrl, linkedinOf } from './contact-links.ts';

export const EAST: Region = {
  id: 'est',
  label: 'Est',
  covers: ['Grand Est', 'Bourgogne-Franche-Comté'],
  contacts: [
    {
      name: 'Karim Benali',
      phone: '03 53 01 24 68',
      description: 'Chargé du recrutement des Associés, Est.',
      place: 'Basé à Mulhouse.',
      portrait: 'portrait-agent',
      applicationUrl: applicationUrl('est'),
      linkedin: linkedinOf('Karim Benali'),
    },
  ],
};
