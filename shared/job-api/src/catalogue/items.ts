import type { JobDescriptionBody, ReferentialBody } from '../schemas/resources.ts';

export interface CatalogueReferential extends ReferentialBody {
  weight: number;
  position: number;
  /** Rank by label, in French alphabetical order. */
  labelPosition: number;
  /** Other names of a place. */
  everydayNames?: readonly string[];
  /** Former communes merged into this town. */
  formerNames?: readonly string[];
}

export interface CatalogueJob {
  body: JobDescriptionBody;
  parentCode: string | null;
  promoted: boolean;
  seoPosition: number | null;
}
