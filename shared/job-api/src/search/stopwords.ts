/** Words that say that work is looked for, not which. */
const INTENT_WORDS =
  'emploi emplois offre offres poste postes job jobs travail recherche cherche recrute'.split(' ');
/** Words that say nothing of an offer. */
const STOPWORDS = new Set([
  ...INTENT_WORDS,
  ...`h f hf fh m mf a au aux avec ce ces cet cette chez d dans de des du elle en entre est et il je l la le les
  leur leurs mes mon ma ne nos notre nous ou par pas pour qu que qui sa sans ses son sont sur un une vers vos votre
  vous y`.split(/\s+/),
]);

/** Says whether a folded word says nothing of an offer. */
export function isStopword(word: string): boolean {
  return STOPWORDS.has(word);
}

/** Says whether a word says no more than that work is looked for: "offres d’emploi". */
export function isIntentWord(word: string): boolean {
  return INTENT_WORDS.includes(word);
}

/** Returns the folded words of a text that say something; all of them when none does. */
export function contentWords(folded: readonly string[]): string[] {
  const content = folded.filter((word) => !isStopword(word));
  return content.length > 0 ? content : [...folded];
}
