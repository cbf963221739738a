import type { IllustrationName } from '@careers/ui';

/** Picture and ground of each sector's page, by the sector's code. */
export const SECTOR_LOOKS: Readonly<Record<string, { picture: IllustrationName; ground: string }>> = {
  job_family_magasins: { picture: 'scene-magasin', ground: 'var(--ciel-100)' },
  job_family_ulogistique: { picture: 'scene-logistique', ground: 'var(--citron-100)' },
  job_family_uiris: { picture: 'scene-informatique', ground: 'var(--lavande-200)' },
  job_family_uenseigne: { picture: 'scene-associes', ground: 'var(--rose-100)' },
  job_family_marketingpublicite: { picture: 'scene-alternance', ground: 'var(--citron-100)' },
  job_family_developpementreseaumagasin: { picture: 'scene-carte', ground: 'var(--lavande-100)' },
  job_family_fonctionssupportstransverses: { picture: 'scene-camion', ground: 'var(--basilic-100)' },
};

export const DEFAULT_LOOK = { picture: 'scene-magasin', ground: 'var(--lavande-100)' } as const;
