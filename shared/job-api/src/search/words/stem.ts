/** Endings of trades, gender and number with their replacements; longest first. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ...['onnaires', 'onnaire', 'onnistes', 'onniste'].map((ending) => [ending, 'on'] as const),
  ...['iciennes', 'icienne', 'iciens', 'icien', 'iques', 'ique'].map((ending) => [ending, 'ic'] as const),
  ...['ateurs', 'ateur', 'atrices', 'atrice', 'ations', 'ation'].map((ending) => [ending, ''] as const),
  ...['iennes', 'ienne', 'iens', 'ien', 'eures', 'eure'].map((ending) => [ending, ''] as const),
  ...['trices', 'trice'].map((ending) => [ending, 't'] as const),
  ...['eries', 'erie', 'euses', 'euse', 'eurs', 'eur', 'esses', 'esse'].map(
    (ending) => [ending, ''] as const,
  ),
  ...['ieres', 'iere', 'iers', 'ier', 'eres', 'ere', 'ers', 'er'].map((ending) => [ending, ''] as const),
  ...['istes', 'iste'].map((ending) => [ending, ''] as const),
  ...['ales', 'ale', 'aux'].map((ending) => [ending, 'al'] as const),
  ...['ntes', 'nte', 'nts'].map((ending) => [ending, 'nt'] as const),
  ...['ies', 'ie'].map((ending) => [ending, 'i'] as const),
  ...['ees', 'ee', 'es'].map((ending) => [ending, 'e'] as const),
  ['s', ''],
];
const MIN_ROOT_LENGTH = 4;

/**
 * Returns the stem of a folded word: the same for boucher, bouchère, bouchers and boucherie, another one for bouche.
 */
export function stem(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= MIN_ROOT_LENGTH)
      return word.slice(0, -ending.length) + instead;
  }
  return word;
}

/** Returns true for forms of a word that differ only in gender or number: "candidature", "candidatures". */
export function isInflection(one: string, other: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const ending = longer.startsWith(shorter) ? longer.slice(shorter.length) : undefined;
  if (ending !== undefined) return ['', 's', 'x', 'e', 'es'].includes(ending);
  return one.replace(OF_QUALITIES, '') === other.replace(OF_QUALITIES, '');
}

const OF_QUALITIES = /(?<=eu)(x|se|ses)$/;

const FEMININES: readonly (readonly [masculine: RegExp, feminine: string])[] = [
  [/teur$/, 'trice'],
  [/eur$/, 'euse'],
  [/er$/, 'ère'],
  [/ien$/, 'ienne'],
];

/** Returns possible feminine forms of a trade: vendeur gives vendeuse. */
export function femininesOf(word: string): string[] {
  return FEMININES.filter(([masculine]) => masculine.test(word)).map(([masculine, feminine]) =>
    word.replace(masculine, feminine),
  );
}

/** The last match applies. */
const FEMININE_ENDINGS: readonly (readonly [masculine: RegExp, feminine: string])[] = [
  [/eur$/, 'euse'],
  [/([acipu])teur$/, '$1trice'],
  [/énieur$/, 'énieure'],
  [/er$/, 'ère'],
  [/ien$/, 'ienne'],
  [/ôte$/, 'ôtesse'],
  [/([éi]|nt|nd|al)$/, '$1e'],
];

/** Words with the ending of a trade that are not trades. */
const INVARIABLE = new Set(['traiteur', 'secteur', 'département']);

/** Returns the feminine form of a word of a job's name: "Boucher" gives "Bouchère", "Hôte" "Hôtesse". */
export function feminineOf(word: string): string {
  if (INVARIABLE.has(word.toLowerCase())) return word;
  const rule = FEMININE_ENDINGS.findLast(([masculine]) => masculine.test(word));
  return rule ? word.replace(...rule) : word;
}
