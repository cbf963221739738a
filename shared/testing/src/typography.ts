/** Rules of French typography whose violations are invisible in an editor, with the correction. */
const RULES: readonly { wrong: RegExp; say: string }[] = [
  { wrong: /\u202f/, say: 'use U+00A0 in place of U+202F, which the fonts lack' },
  { wrong: /[^\u00a0](?=[;!?%€»]|:(?!\/))/, say: 'put U+00A0 before ; : ! ? % € and »' },
  { wrong: /«(?!\u00a0)/, say: 'put U+00A0 after «' },
  { wrong: /\d \d{3}(?!\d)/, say: 'put U+00A0 between thousands' },
  { wrong: /n°(?!\u00a0)/, say: 'put U+00A0 after n°' },
  { wrong: /\p{L}'/u, say: 'write the apostrophe ’' },
  { wrong: /\p{L}·\p{L}/u, say: 'write both forms or an epicene word, without a middle dot' },
  { wrong: / {2}|^\s|\s$/, say: 'remove the extra space' },
];

/** Returns typography errors of a French text, with corrections. */
export function typographyErrors(text: string): string[] {
  return RULES.filter(({ wrong }) => wrong.test(text)).map(({ say }) => say);
}
