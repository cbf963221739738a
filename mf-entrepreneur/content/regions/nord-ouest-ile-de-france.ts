import { OWNER_REGIONS } from '@careers/api-client/owner-regions';
import type { Region } from '../schema.ts';
import { applicationUrl, linkedinOf } from './contact-links.ts';

const ID = 'nord-ouest-ile-de-france';

export const NORTH_WEST: Region = {
  id: ID,
  label: OWNER_REGIONS[ID].label,
  covers: ['Bretagne', 'Normandie', 'Hauts-de-France', 'Île-de-France', 'outre-mer'],
  contacts: [
    {
      name: OWNER_REGIONS[ID].contact,
      phone: '01 99 00 27 53',
      description: 'Chargée du recrutement des Associés, Nord-ouest et Île-de-France.',
      place: 'Basée à Rungis.',
      portrait: 'portrait-comptable',
      applicationUrl: applicationUrl(ID),
      linkedin: linkedinOf(OWNER_REGIONS[ID].contact),
    },
  ],
};
