import type { Region } from '../schema.ts';
import { applicationUrl, linkedinOf } from './contact-links.ts';

export const WEST: Region = {
  id: 'ouest',
  label: 'Ouest',
  covers: ['Pays de la Loire', 'Centre-Val de Loire', 'Nouvelle-Aquitaine'],
  contacts: [
    {
      name: 'Claire Morvan',
      phone: '02 61 91 12 44',
      description: 'Chargée du recrutement des Associés, Ouest.',
      place: 'Basée à Carquefou.',
      portrait: 'portrait-vendeuse',
      applicationUrl: applicationUrl('ouest'),
      linkedin: linkedinOf('Claire Morvan'),
    },
  ],
};
