import type { IllustrationName } from '@careers/ui';

export interface Region {
  /** Also the hash that shows it. */
  id: string;
  label: string;
  contact: { name: string; phone: string; description: string; place: string; portrait: IllustrationName };
  /** Where a file is handed in, by environment. */
  applicationUrl: { production: string; development: string };
}

const APPLICATION_URL = {
  production: 'https://www.u-emploi.com/devenir-associe',
  development: 'https://recette.u-emploi.com/devenir-associe',
};

/** Who answers future store owners, region by region (decisions §2b). */
export const REGIONS: readonly Region[] = [
  {
    id: 'nord-ouest-ile-de-france',
    label: 'Nord-ouest et Île-de-France',
    contact: {
      name: 'Hélène Vasseur',
      phone: '02 00 00 00 01',
      description: 'Chargée du recrutement des Associés, Nord-ouest et Île-de-France.',
      place: 'Basée à Rungis.',
      portrait: 'portrait-acheteuse',
    },
    applicationUrl: APPLICATION_URL,
  },
  {
    id: 'est',
    label: 'Est',
    contact: {
      name: 'Karim Benali',
      phone: '03 00 00 00 00',
      description: 'Chargé du recrutement des Associés, Est.',
      place: 'Basé à Mulhouse.',
      portrait: 'portrait-associe',
    },
    applicationUrl: APPLICATION_URL,
  },
  {
    id: 'ouest',
    label: 'Ouest',
    contact: {
      name: 'Claire Morvan',
      phone: '02 00 00 00 00',
      description: 'Chargée du recrutement des Associés, Ouest.',
      place: 'Basée à Carquefou.',
      portrait: 'portrait-support',
    },
    applicationUrl: APPLICATION_URL,
  },
  {
    id: 'grand-sud',
    label: 'Grand Sud',
    contact: {
      name: 'Inès Garcia',
      phone: '04 00 00 00 00',
      description: 'Chargée du recrutement des Associés, Grand Sud.',
      place: 'Basée à Montpellier.',
      portrait: 'portrait-developpeuse',
    },
    applicationUrl: APPLICATION_URL,
  },
];
