import type { PublicConfiguration } from '@careers/contract';
import type { OfferData } from '../../offer/offer-data.ts';

/** For employers without a logo. */
const GROUP_LOGO = '/static/ui/social/icone-512.png';
const TEMPORARY = ['dr_contract_cdd', 'dr_contract_cddsaisonnier'];

/**
 * Returns an open offer as a schema.org JobPosting (decisions.md#extensions), without an anonymous employer or an
 * unstated salary.
 */
export function jobPosting(offer: OfferData, configuration: PublicConfiguration): object {
  const absolute = (path: string) => new URL(path, configuration.publicBaseUrl).href;
  return {
    '@type': 'JobPosting',
    title: offer.title,
    description: offer.descriptionHtml + offer.missionHtml,
    identifier: { '@type': 'PropertyValue', name: configuration.productName, value: offer.reference },
    datePosted: offer.publishedAt,
    ...(offer.lastDay && { validThrough: offer.lastDay.instant }),
    employmentType: employmentType(offer),
    ...(offer.salary && { baseSalary: baseSalary(offer.salary) }),
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: offer.entity ?? 'confidential',
      ...(offer.entity && { logo: absolute(offer.recruiter?.logo ?? GROUP_LOGO) }),
      ...(offer.entityPath && { sameAs: absolute(offer.entityPath) }),
    },
    jobLocation: { '@type': 'Place', address: postalAddress(offer) },
    url: absolute(offer.path),
  };
}

function baseSalary({ minimum, maximum, currency, unit }: NonNullable<OfferData['salary']>): object {
  const value = minimum === maximum ? { value: minimum } : { minValue: minimum, maxValue: maximum };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText: unit },
  };
}

function employmentType({ contract, time }: OfferData): string | string[] {
  if (contract.code === 'dr_contract_stage') return 'INTERN';
  // Search engines count apprentices neither as interns nor as employees.
  if (contract.code === 'dr_contract_alternance') return 'OTHER';
  const hours = time.code === 'dr_jobtime_tempspartiel' ? 'PART_TIME' : 'FULL_TIME';
  return TEMPORARY.includes(contract.code ?? '') ? [hours, 'TEMPORARY'] : hours;
}

function postalAddress({ address, town, region, country }: OfferData): object {
  return {
    '@type': 'PostalAddress',
    addressCountry: country,
    addressRegion: region,
    addressLocality: town,
    ...(address?.zip && { postalCode: address.zip }),
    ...(address?.street && { streetAddress: address.street }),
  };
}
