import type { Token } from '../words/tokenize.ts';
import { RADIUS } from '../distance.ts';

const DISTANCE = /^(\d{1,3})(?:km|kms)$/;
const KILOMETRES = /^(km|kms|kilometres?)$/;
const BEFORE_DISTANCE = new Set(['a', 'dans', 'un', 'rayon', 'de', 'moins', 'perimetre', 'jusqu']);
/** Monthly pay: four digits with a currency, or next to a word for pay. */
const MONTHLY = /^\d{4}$/;
const CURRENCY = /^\s?(?:€|euros?\b)/iu;
const PAY_WORDS =
  /^(salaire|salaires|remuneration|paye|net|nets|brut|bruts|euros?|mois|mensuel|par|minimum|mini|de|a)$/;
const SAYS_PAY = /^(salaire|remuneration|paye)$/;

/** A number in words, with its tokens. */
interface Amount {
  value: number;
  said: readonly Token[];
}

/** Reads a radius: "à 20 km de", "dans un rayon de 20km". */
export function readRadius(tokens: readonly Token[]): Amount | undefined {
  for (const [at, { word }] of tokens.entries()) {
    const joined = DISTANCE.exec(word)?.[1];
    const apart = /^\d{1,3}$/.test(word) && KILOMETRES.test(tokens[at + 1]?.word ?? '') ? word : undefined;
    const value = Number(joined ?? apart);
    if (!(value > 0)) continue;
    const to = at + (joined === undefined ? 2 : 1);
    const radius = Math.min(RADIUS.maximum, Math.max(RADIUS.minimum, value));
    return {
      value: radius,
      said: tokens.slice(
        startOf(tokens, at, (before) => BEFORE_DISTANCE.has(before)),
        to,
      ),
    };
  }
  return undefined;
}

/** Reads a monthly pay: "2000 €", "salaire 2000 net". */
export function readPay(tokens: readonly Token[], keywords: string): Amount | undefined {
  for (const [at, { word, to: end }] of tokens.entries()) {
    if (!MONTHLY.test(word)) continue;
    const from = startOf(tokens, at, (before) => PAY_WORDS.test(before));
    let to = at + 1;
    while (PAY_WORDS.test(tokens[to]?.word ?? '')) to += 1;
    const said = tokens.slice(from, to);
    const isPay = CURRENCY.test(keywords.slice(end)) || said.some((each) => SAYS_PAY.test(each.word));
    if (isPay) return { value: Number(word), said };
  }
  return undefined;
}

function startOf(tokens: readonly Token[], at: number, belongs: (word: string) => boolean): number {
  let from = at;
  while (from > 0 && belongs(tokens[from - 1]?.word ?? '')) from -= 1;
  return from;
}
