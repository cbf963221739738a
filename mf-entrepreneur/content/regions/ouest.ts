import { OWNER_REGIONS } from '@careers/api-client/owner-regions';
import type { Region } from '../schema.ts';
import { applicationUrl, linkedinOf } from './contact-links.ts';

const ID = 'ouest';

export const WEST: Region = {
  id: ID,
  label: OWNER_REGIONS[ID].label,
  covers: ['Pays de la Loire', 'Centre-Val de Loire', 'Nouvelle-Aquitaine'],
  contacts: [
    {
      name: OWNER_REGIONS[ID].contact,
      phone: '02 61 91 12 44',
      description: 'Chargée du recrutement des Associés, Ouest.',
      place: 'Basée à Carquefou.',
      portrait: 'portrait-vendeuse',
      applicationUrl: applicationUrl(ID),
      linkedin: linkedinOf(OWNER_REGIONS[ID].contact),
    },
  ],
};
