import { OWNER_REGIONS } from '@careers/api-client/owner-regions';
import type { Region } from '../schema.ts';
import { applicationUrl, linkedinOf } from './contact-links.ts';

const ID = 'est';

export const EAST: Region = {
  id: ID,
  label: OWNER_REGIONS[ID].label,
  covers: ['Grand Est', 'Bourgogne-Franche-Comté'],
  contacts: [
    {
      name: OWNER_REGIONS[ID].contact,
      phone: '03 53 01 24 68',
      description: 'Chargé du recrutement des Associés, Est.',
      place: 'Basé à Mulhouse.',
      portrait: 'portrait-agent',
      applicationUrl: applicationUrl(ID),
      linkedin: linkedinOf(OWNER_REGIONS[ID].contact),
    },
  ],
};
