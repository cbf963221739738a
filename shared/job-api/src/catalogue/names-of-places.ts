import { foldWords } from '@careers/contract/text';
import type { CatalogueReferential } from './items.ts';

/** The earlier type wins at equal weight: the town Paris, the department La Réunion. */
export const PLACE_TYPES = ['TOWN', 'DEPARTMENT', 'REGION'];
const ARTICLE = /^(le|la|les|l) /;
/** Names of smaller towns are too often ordinary words. */
export const MIN_INHABITANTS = 2_000;
/** Larger towns are found without their suffix: "Vitry" is Vitry-sur-Seine. */
const MIN_INHABITANTS_SHORTENED = 20_000;
/** Names of smaller towns without their article are ordinary words: "La Montagne". */
const MIN_INHABITANTS_WITHOUT_ARTICLE = 10_000;
const TELLING_APART = / (sur|sous|en|les|lez|aux) .*$/;

/** Returns the number of a town's department: its label ends with it. */
export function departmentOf({ label }: { label: string }): string {
  return /\(([^)]+)\)$/.exec(label)?.[1] ?? '';
}

/** Returns the folded name of a place as it is written, without the number of its department. */
export function fullNameOf({ label }: { label: string }): string {
  return foldWords(label.replace(/\s*\([^)]*\)$/, ''));
}

/** Returns the names by which a place is read wherever they stand; none of a small town. */
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

/** Returns the names by which a town of any size is read beside its department, region or postcode. */
export function namesInArea(town: CatalogueReferential): string[] {
  const name = fullNameOf(town);
  return unique([name, name.replace(ARTICLE, '')]);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
