import { foldWords } from '@careers/contract/text';

export interface Indexed {
  type: string;
  label: string;
  areaCodes: readonly string[];
  /** Inhabitants, or popularity. */
  weight: number;
  /** Other names. */
  everydayNames?: readonly string[];
  formerNames?: readonly string[];
}

/** A folded search key of an item. */
export interface NameKey {
  key: string;
  /** True for the start of the name or of a postcode, false for a word inside the name. */
  atStart: boolean;
  /** The other name that the key belongs to. */
  otherName: string | undefined;
}

const ARTICLES = /^(le|la|les|l|aux?|du|de|des) /;
const ARRONDISSEMENT = /^(paris|lyon|marseille) \d{1,2}( ?(er?|i?eme))?( arr\w*)?$/;

/** Returns the key of a typed text; an arrondissement such as "Lyon 3e" maps to its town. */
export function searchKey(folded: string): string {
  return spellOut(folded).replace(ARRONDISSEMENT, '$1');
}

/** Returns the keys of an item: its name with and without its article, its suffixes by word, its codes. */
export function nameKeys({
  label,
  areaCodes,
  type,
  everydayNames = [],
  formerNames = [],
}: Indexed): NameKey[] {
  // "Nantes (44)" may be typed as "nantes 44" or "nantes".
  const name = spellOut(foldWords(label));
  const bare = spellOut(foldWords(label.replace(/\s*\([^)]*\)$/, '')));
  const codes = areaCodes.map((code) => code.toLowerCase());
  // A number means the department rather than its region.
  const isRegion = type === 'REGION';
  const starts = [
    name,
    bare,
    bare.replace(ARTICLES, ''),
    spellOut(foldWords(label.replaceAll(/['’]/g, ''))),
    ...(isRegion ? [] : codes),
  ];
  const inner = [...innerWords(bare), ...(isRegion ? codes : [])];
  return [
    ...[...new Set(starts)].map((key) => ({ key, atStart: true, otherName: undefined })),
    ...inner.map((key) => ({ key, atStart: false, otherName: undefined })),
    ...everydayNames.map((otherName) => ({
      key: spellOut(foldWords(otherName)),
      atStart: true,
      otherName,
    })),
    // Former parts of a large town, which must not rank by its size.
    ...formerNames.map((otherName) => ({ key: foldWords(otherName), atStart: false, otherName })),
  ];
}

function innerWords(folded: string): string[] {
  const words = folded.split(' ');
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
}

/** Expands "st" to saint. */
export function spellOut(folded: string): string {
  return folded.replace(/\bst(e?)\b(?= )/g, 'saint$1');
}
