import { foldWords } from '@careers/contract/text';
import type { CatalogueReferential } from './items.ts';

/** Types by priority at equal weight: the town Paris, the department La Réunion. */
export const PLACE_TYPES = ['TOWN', 'DEPARTMENT', 'REGION'];
const ARTICLE = /^(le|la|les|l) /;
/** Minimum population: names of smaller towns are too often ordinary words. */
export const MIN_INHABITANTS = 2_000;
/** Minimum population of towns found without their suffix: "Vitry" is Vitry-sur-Seine. */
const MIN_INHABITANTS_SHORTENED = 20_000;
/** Minimum population of towns found without their article: smaller ones are ordinary words, as in "La Montagne". */
const MIN_INHABITANTS_WITHOUT_ARTICLE = 10_000;
const TELLING_APART = / (sur|sous|en|les|lez|aux) .*$/;

/** Returns the number of a town's department: its label ends with it. */
export function departmentOf({ label }: { label: string }): string {
  return /\(([^)]+)\)$/.exec(label)?.[1] ?? '';
}

/** Returns the folded full name of a place, without the number of its department. */
export function fullNameOf({ label }: { label: string }): string {
  return foldWords(label.replace(/\s*\([^)]*\)$/, ''));
}

/** Returns the names that identify a place anywhere in a query; none for a small town. */
export function namesAnywhere(place: CatalogueReferential): string[] {
  const { areaCodes, type, weight } = place;
  if (type === 'TOWN' && weight < MIN_INHABITANTS) return [];
  const name = fullNameOf(place);
  const isShortened = type === 'TOWN' && weight >= MIN_INHABITANTS_SHORTENED;
  const isBare = type !== 'TOWN' || weight >= MIN_INHABITANTS_WITHOUT_ARTICLE;
  return unique([
    name,
    ...(isBare ? [name.replace(ARTICLE, '')] : []),
    ...(isShortened ? [name.replace(TELLING_APART, '')] : []),
    ...(type === 'REGION' ? [] : areaCodes.map(foldWords)),
  ]);
}

/** Returns the names that identify a town of any size next to its department, region or postcode. */
export function namesInArea(town: CatalogueReferential): string[] {
  const name = fullNameOf(town);
  return unique([name, name.replace(ARTICLE, '')]);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
