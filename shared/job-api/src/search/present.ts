import type { Selectable } from 'kysely';
import { slug } from '@careers/contract/text';
import type { OfferBody, OfferDetailBody } from '../schemas/resources.ts';
import type { Tables } from '../database/schema.ts';
import { MENTIONS } from '../schemas/facets.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Columns of an offer in a list. */
export const LIST_COLUMNS = [
  'reference',
  'title',
  'location_name',
  'publication_date',
  'entity_code',
  'contract_code',
  'time_code',
  'department_code',
  'region_code',
  'is_anonymous',
  'zip',
  'salary',
  'mentions',
] as const;

export type OfferRow = Pick<Selectable<Tables['offer']>, (typeof LIST_COLUMNS)[number]> & {
  distance?: number;
};

/** JSON of `offer.detail`. */
export type StoredDetail = Pick<
  OfferDetailBody,
  | 'offerLocation'
  | 'offerProfile'
  | 'description'
  | 'descriptionFormatted'
  | 'missionProfil'
  | 'missionProfilFormatted'
  | 'applicationQuestions'
> & { recruiter: OfferDetailBody['recruiter'] | null };

/** Returns the body of an offer in a list; without the entity if anonymous. */
export function presentOffer(row: OfferRow, catalogue: Catalogue): OfferBody {
  const entity = row.is_anonymous ? undefined : catalogue.entity(row.entity_code);
  return {
    reference: row.reference,
    title: row.title,
    locationName: row.location_name,
    publicationDate: row.publication_date.toISOString(),
    entity: entity ? { code: entity.code, label: entity.label, color: entity.color } : null,
    contractType: catalogue.labelled(row.contract_code),
    offerTime: catalogue.labelled(row.time_code),
    department: catalogue.labelled(row.department_code),
    region: catalogue.labelled(row.region_code),
    isAnonymous: row.is_anonymous,
    url: `/offre-emploi/${slug(row.title)}-${row.reference}`,
    zip: row.zip,
    salary: row.salary,
    mentions: MENTIONS.filter(({ code }) => row.mentions.includes(code)),
    ...(typeof row.distance === 'number' ? { distance: Math.round(row.distance * 10) / 10 } : {}),
  };
}

/** Returns the body of an offer with its texts; with the town instead of the address if anonymous. */
export function presentDetail(
  row: OfferRow & {
    job_code: string;
    is_cv_required: boolean;
    status: 'OPEN' | 'CLOSED';
    valid_through: Date;
    detail: StoredDetail;
  },
  catalogue: Catalogue,
): OfferDetailBody {
  const { recruiter, offerLocation, ...texts } = row.detail;
  return {
    ...presentOffer(row, catalogue),
    ...texts,
    codeJobName: row.job_code,
    offerLocation: row.is_anonymous
      ? { ...offerLocation, label: row.location_name, address: '' }
      : offerLocation,
    ...(recruiter && !row.is_anonymous ? { recruiter } : {}),
    isCVRequired: row.is_cv_required,
    status: row.status,
    validThrough: row.valid_through.toISOString(),
  };
}
