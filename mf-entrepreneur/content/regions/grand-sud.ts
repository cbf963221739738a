import { OWNER_REGIONS } from '@careers/api-client/owner-regions';
import type { Region } from '../schema.ts';
import { applicationUrl, linkedinOf } from './contact-links.ts';

const ID = 'grand-sud';

export const SOUTH: Region = {
  id: ID,
  label: OWNER_REGIONS[ID].label,
  covers: ['Auvergne-Rhône-Alpes', 'Occitanie', 'Provence-Alpes-Côte d’Azur', 'Corse'],
  contacts: [
    {
      name: OWNER_REGIONS[ID].contact,
      phone: '04 65 71 35 79',
      description: 'Chargée du recrutement des Associés, Grand Sud.',
      place: 'Basée à Montpellier.',
      portrait: 'portrait-opticienne',
      applicationUrl: applicationUrl(ID),
      linkedin: linkedinOf(OWNER_REGIONS[ID].contact),
    },
  ],
};
