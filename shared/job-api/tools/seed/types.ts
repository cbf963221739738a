import type { SalaryBody } from '../../src/schemas/offers.ts';

/**
 * Rows that the seed generates and the database loads. Dates are ISO 8601 with offset; coordinates are WGS84 degrees.
 */

export interface SeedEntity {
  code: string;
  label: string;
  /** `#RRGGBB`; the site shows it as a thin rule only. */
  color: string;
  logoUrl: string;
  description: string;
}

export type ReferentialType =
  | 'CONTRACT_TYPE'
  | 'DURATION'
  | 'TOWN'
  | 'DEPARTMENT'
  | 'REGION'
  | 'FAMILY_CATEGORY'
  | 'OFFER_FAMILY'
  | 'OFFER_PROFILE';

export interface SeedReferential {
  code: string;
  originalCode: number | null;
  parentOriginalCode: number | null;
  label: string;
  labelForUrl: string;
  active: boolean;
  areaCodes: string[];
  type: ReferentialType;
  location: { longitude: number; latitude: number; approximate: boolean } | null;
  /** Inhabitants for places, live popularity for the rest; used to order suggestions. */
  weight: number;
  /** Position for `sort=numOrder,asc`. */
  position: number;
  /** Codes of the department and region for a TOWN, of the region for a DEPARTMENT. */
  departmentCode: string | null;
  regionCode: string | null;
}

export interface SeedVideo {
  videoId: string;
  type: 'DESCRIPTION' | 'TEMOIGNAGE';
  vignetteUrl: string;
}

export interface SeedTestimony {
  text: string;
  name: string;
  jobAndPlace: string;
  photoUrl: string;
  alt: string;
}

/** A sector (`parentCode` null) or a job. */
export interface SeedJobDescription {
  code: string;
  codeExternal: string;
  title: string;
  titleForUrl: string;
  phrase: string;
  parentCode: string | null;
  subfamilyTitle: string | null;
  headerPictureDesktopUrl: string;
  headerPictureMobileUrl: string;
  referentialItemLabel: string;
  presentationFormatted: string;
  descriptionFormatted: string;
  videos: SeedVideo[];
  testimonies: SeedTestimony[];
  images: { imageUrl: string; imageAlt: string; type: 'DESCRIPTION' | 'TEMOIGNAGE' }[];
  entityCode: string;
  offerFamily: { id: number; resumeFormatted: string; descriptionFormatted: string; pictureUrl: string };
  offersProfile: { label: string; labelForUrl: string }[];
  promoted: boolean;
  /** Position among the jobs offered to search engines, null when it is not one of them. */
  seoPosition: number | null;
}

export interface SeedQuestion {
  id: string;
  label: string;
  type: 'TEXT' | 'BOOLEAN' | 'SINGLE_CHOICE' | 'MULTI_CHOICE';
  maxLength?: number;
  options: { code: string; label: string }[];
}

export interface SeedOffer {
  reference: string;
  title: string;
  jobCode: string;
  sectorCode: string;
  contractTypeCode: string;
  offerTimeCode: string;
  entityCode: string;
  shopCode: string;
  /** The workplace as shown on cards, such as "Super U Vertou"; a town and department when anonymous. */
  locationName: string;
  address: string;
  zip: string;
  townCode: string;
  townLabel: string;
  departmentCode: string;
  regionCode: string;
  latitude: number | null;
  longitude: number | null;
  isAnonymous: boolean;
  isCVRequired: boolean;
  status: 'OPEN' | 'CLOSED';
  publicationDate: string;
  validThrough: string;
  /** Null if the offer states no salary. */
  salary: SalaryBody | null;
  offerProfile: { label: string; labelForUrl: string };
  description: string;
  descriptionFormatted: string;
  missionProfil: string;
  missionProfilFormatted: string;
  recruiter: { name: string; description: string; logoUrl: string | null; url: string | null } | null;
  applicationQuestions: SeedQuestion[];
}

export interface ReferenceData {
  entities: SeedEntity[];
  /** Sectors first, then jobs. */
  jobDescriptions: SeedJobDescription[];
  /** Every referential type but COORDINATES, which only the client knows. */
  referentials: SeedReferential[];
}

export interface OfferOptions {
  count: number;
  /** Seed of the generator: the same seed and `now` always give the same offers. */
  seed: number;
  /** Publication dates fall in the 120 days before it. */
  now: Date;
}
