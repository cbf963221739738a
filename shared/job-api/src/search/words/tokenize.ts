import { foldWords } from '@careers/contract/text';

/** A folded word and its position in the typed text. */
export interface Token {
  word: string;
  from: number;
  to: number;
  /** The word as typed, in lower case; absent for replacements. */
  written?: string;
}

/** Invisible characters: soft hyphens, zero-width spaces, directional marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/** Normalises a typed text, without invisible characters: "ＢＯＵＣＨＥＲ" becomes BOUCHER. */
export function cleaned(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC');
}

/** Feminine and plural endings of "boucher·ère", "caissier(ère)", "employé.e.s". */
const ENDING = '(?:(?:ne|s?se|esse|eu[sx]e|[èe]re|t?rice|ice|fe|ve|te|l?le|e)s?)';
const BOTH_GENDERS = new RegExp(
  `(?<=\\p{L}{3})(?:\\(${ENDING}\\)s?|[.·•⋅‧]${ENDING}(?:[.·•⋅‧]s)?)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Reduces words written for both genders to one form. */
export function inOneGender(text: string): string {
  return text.replace(BOTH_GENDERS, '');
}

/** Maximum number of words, to bound the cost of a search. */
const MAX_WORDS = 16;

/** Splits a text into folded words: "L’Haÿ" is two. */
export function tokenize(text: string): Token[] {
  const endings = new Map(
    [...text.matchAll(BOTH_GENDERS)].map(({ 0: ending, index }) => [index, ending.length]),
  );
  const oneGender = text.replace(BOTH_GENDERS, (ending) => ' '.repeat(ending.length));
  return [...oneGender.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .flatMap(({ 0: typed, index }) =>
      foldWords(typed)
        .split(' ')
        .filter(Boolean)
        .map((word) => ({
          word,
          from: index,
          to: index + typed.length + (endings.get(index + typed.length) ?? 0),
          written: typed.toLowerCase(),
        })),
    )
    .slice(0, MAX_WORDS);
}

/** Returns the text beyond the word limit, as typed; empty within the limit. */
export function beyondLimit(text: string): string {
  const rest = text.slice(tokenize(text).at(-1)?.to ?? text.length).trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : '';
}

/** Returns the typed text from the first of these tokens to the last, with a closing bracket after it. */
export function typedAs(text: string, tokens: readonly Token[]): string {
  const [from, to] = [tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0];
  const typed = text.slice(from, to);
  return typed.includes('(') && !typed.includes(')') && text[to] === ')' ? `${typed})` : typed;
}

/** Removes tokens from a text, with surrounding punctuation and unclosed brackets. */
export function withoutTokens(text: string, tokens: readonly Token[]): string {
  const left = tokens
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text)
    .replace(/[,;:()]+(?=\s|$)|(?<=^|\s)[^\p{L}\p{N}\s]+(?=\s|$)|(?<=\s[\p{L}])['’](?=\s|$)/gu, ' ');
  const isBalanced = left.split('(').length === left.split(')').length;
  return (isBalanced ? left : left.replace(/[()]/g, ' ')).replace(/\s+/g, ' ').trim();
}

/** Returns tokens of words at the position of others. */
export function inPlaceOf(tokens: readonly Token[], words: readonly string[]): Token[] {
  const [from, to] = [tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0];
  return words.map((word) => ({ word, from, to }));
}

/** Returns the folded words of a text. */
export function wordsOf(text: string): string[] {
  return foldWords(text).split(' ').filter(Boolean);
}

/** Words that only express looking for work. */
const INTENT_WORDS =
  'emploi emplois offre offres poste postes job jobs travail recherche cherche recrute'.split(' ');
const STOPWORDS = new Set([
  ...INTENT_WORDS,
  ...`h f hf fh m mf a au aux avec ce ces cet cette chez d dans de des du elle en entre est et il je l la le les
  leur leurs mes mon ma ne nos notre nous ou par pas pour qu que qui sa sans ses son sont sur un une vers vos votre
  vous y`.split(/\s+/),
]);

/** Returns true for a folded stopword. */
export function isStopword(word: string): boolean {
  return STOPWORDS.has(word);
}

/** Returns true for a word that only means looking for work: "offres d’emploi". */
export function isIntentWord(word: string): boolean {
  return INTENT_WORDS.includes(word);
}

/** Returns the words without stopwords; all of them if there are no others. */
export function contentWords(folded: readonly string[]): string[] {
  const content = folded.filter((word) => !isStopword(word));
  return content.length > 0 ? content : [...folded];
}
