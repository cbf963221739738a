import type { JsonRow } from '../../../src/database/insert-rows.ts';
import type { SeedOffer } from '../types.ts';

/** Returns the database row of an offer. */
export function offerRow(offer: SeedOffer): JsonRow<'offer'> {
  return {
    reference: offer.reference,
    title: offer.title,
    job_code: offer.jobCode,
    sector_code: offer.sectorCode,
    contract_code: offer.contractTypeCode,
    time_code: offer.offerTimeCode,
    entity_code: offer.entityCode,
    shop_code: offer.shopCode,
    location_name: offer.locationName,
    town_label: offer.townLabel,
    zip: offer.zip,
    town_code: offer.townCode,
    department_code: offer.departmentCode,
    region_code: offer.regionCode,
    location: offer.longitude === null ? null : `(${offer.longitude},${offer.latitude})`,
    is_anonymous: offer.isAnonymous,
    is_cv_required: offer.isCVRequired,
    status: offer.status,
    publication_date: offer.publicationDate,
    valid_through: offer.validThrough,
    salary: offer.salary,
    detail: detailOf(offer),
  };
}

function detailOf(offer: SeedOffer) {
  return {
    offerLocation: {
      label: offer.locationName,
      address: offer.address,
      zip: offer.zip,
      town: offer.townLabel,
      latitude: offer.latitude,
      longitude: offer.longitude,
    },
    offerProfile: offer.offerProfile,
    description: offer.description,
    descriptionFormatted: offer.descriptionFormatted,
    missionProfil: offer.missionProfil,
    missionProfilFormatted: offer.missionProfilFormatted,
    recruiter: offer.recruiter,
    applicationQuestions: offer.applicationQuestions,
  };
}
