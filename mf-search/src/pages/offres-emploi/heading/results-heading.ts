import { eitherOf, formatInteger, ofPlace } from '@careers/ui/french';
import type { OfferSearchResult } from '@careers/api-client';
import { RADIUS, countLabel } from '../../../url/index.ts';
import type { Criteria, Item, Items, PlaceItem } from '../../../url/index.ts';
import type { Facets } from '../filters/facets.ts';
import { inArea } from './areas.ts';
import { shownKeywords, subjectPhrase } from './subject.ts';

interface HeadedPage {
  criteria: Criteria;
  items: Items;
  facets: Facets;
  found: OfferSearchResult;
}

/**
 * Describes a page of results in one sentence: "65 offres de boucher à moins de 30 km de Nantes", "8 offres en
 * boulangerie, en alternance, à moins de 30 km du Mans".
 */
export function resultsHeading({ criteria, items, facets, found }: HeadedPage): string {
  const filters = [...termsOf(items), under('chez', labelled(facets.codeEntity, criteria.codeEntity))].filter(
    Boolean,
  );
  const place = placePhrase(criteria, items);
  const offers = [offersPhrase(criteria, items, found), ...filters].join(', ');
  if (!place) return offers;
  return filters.length > 0 ? `${offers}, ${place}` : `${offers} ${place}`;
}

/** Says what a map of all of France shows: "Carte des offres de boucher, en CDI". */
export function mapHeading(criteria: Criteria, items: Items): string {
  const { job, keywords } = items;
  const isFamily = criteria.codeOfferFamilyCategory !== undefined && job !== undefined;
  const subject = isFamily ? '' : (keywords?.label ?? job?.label ?? '');
  return [
    `Carte des offres ${subject ? subjectPhrase(subject) : 'd’emploi'}`,
    isFamily ? `secteur ${job.label}` : '',
    ...termsOf(items),
  ]
    .filter(Boolean)
    .join(', ');
}

function offersPhrase(criteria: Criteria, { job, keywords }: Items, found: OfferSearchResult): string {
  const { count } = found;
  if (criteria.codeOfferFamilyCategory && job) return `${countLabel(count)}, secteur ${job.label}`;
  const subject = keywords ? shownKeywords(keywords.label, found) : (job?.label ?? '');
  if (!subject) return countLabel(count);
  return `${formatInteger(count)} ${count > 1 || count === 0 ? 'offres' : 'offre'} ${subjectPhrase(subject)}`;
}

function placePhrase(criteria: Criteria, { place, places }: Items): string {
  const radius = `à moins de ${criteria.radius ?? RADIUS.fallback}\u00A0km`;
  if (criteria.latitude !== undefined) return `${radius} de vous`;
  if (places) return placesPhrase(places, criteria.radius === undefined ? 'autour' : radius);
  if (!place) return '';
  return place.type === 'TOWN' ? `${radius} ${ofTown(place)}` : inArea(place.label);
}

/** "Autour de Nantes et de Rennes", "autour de Nantes et en Bretagne". */
function placesPhrase(places: readonly PlaceItem[], around: string): string {
  const towns = places.filter(({ type }) => type === 'TOWN').map(ofTown);
  const areas = places.filter(({ type }) => type !== 'TOWN').map(({ label }) => inArea(label));
  const said = [...towns, ...areas].map((each, index) =>
    index === 0 && towns.length > 0 ? `${around} ${each}` : each,
  );
  return new Intl.ListFormat('fr').format(said);
}

function ofTown({ label }: PlaceItem): string {
  return ofPlace(label.replace(/\s*\([^)]*\)$/, ''));
}

/** "En CDI", "à temps plein": empty where not chosen. */
function termsOf(items: Items): string[] {
  return [under('en', chosen(items, 'codeContractType')), under('à', chosen(items, 'codeOfferTime'))];
}

function chosen({ options }: Items, name: 'codeContractType' | 'codeOfferTime'): string[] {
  return (options[name] ?? []).map(({ label }) => (/^\p{Lu}{2}/u.test(label) ? label : label.toLowerCase()));
}

function labelled(options: readonly Item[], codes: readonly string[] = []): string[] {
  return codes.flatMap((code) => options.find((option) => option.code === code)?.label ?? []);
}

function under(preposition: string, labels: readonly string[]): string {
  return labels.length > 0 ? `${preposition} ${eitherOf(labels)}` : '';
}
