import type { JobDescriptionBody, ReferentialBody } from '../schemas/resources.ts';

export interface CatalogueReferential extends ReferentialBody {
  weight: number;
  position: number;
  /** Position among all referentials in the order of the French alphabet. */
  labelPosition: number;
  /** What people call a place besides its name. */
  everydayNames?: readonly string[];
}

export interface CatalogueJob {
  body: JobDescriptionBody;
  parentCode: string | null;
  promoted: boolean;
  seoPosition: number | null;
}
