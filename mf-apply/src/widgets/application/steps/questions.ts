/** Answers to a question of yes or no. */
export const YES_NO = [
  { code: 'true', label: 'Oui' },
  { code: 'false', label: 'Non' },
] as const;

/** Characters of an answer where the question does not say. */
export const LONGEST_TEXT = 1000;
