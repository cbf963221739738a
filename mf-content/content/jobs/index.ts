import type { Day } from '../schema/pages.ts';

/** Days at work by sector code; a sector is loaded with its first job sheet. */
export const DAYS: Readonly<Record<string, () => Promise<{ default: readonly Day[] }>>> = {
  job_family_magasins: () => import(/* webpackChunkName: "days-stores" */ './stores/index.ts'),
  job_family_ulogistique: () => import(/* webpackChunkName: "days-logistics" */ './logistics/index.ts'),
  job_family_uiris: () => import(/* webpackChunkName: "days-technology" */ './technology/index.ts'),
  job_family_uenseigne: () => import(/* webpackChunkName: "days-commerce" */ './commerce/index.ts'),
  job_family_marketingpublicite: () =>
    import(/* webpackChunkName: "days-marketing" */ './marketing/index.ts'),
  job_family_developpementreseaumagasin: () =>
    import(/* webpackChunkName: "days-network" */ './network/index.ts'),
  job_family_fonctionssupportstransverses: () =>
    import(/* webpackChunkName: "days-support" */ './support/index.ts'),
};
