/** Country codes of overseas numbers, which begin with 0 like those of mainland France. */
const OVERSEAS: readonly (readonly [beginning: RegExp, countryCode: string])[] = [
  [/^0(262|263|269|639|692|693)/, '262'],
  [/^0(590|690|691)/, '590'],
  [/^0(594|694)/, '594'],
  [/^0(596|696|697)/, '596'],
  [/^0508/, '508'],
];

/**
 * Returns a French or overseas number in E.164 form, such as "+33612345678"; any other unchanged: a phone number never
 * blocks an application (decisions.md#validation).
 */
export function normalisePhone(text: string): string {
  const written = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '');
  const compact = written.normalize('NFKC').replace(/[\s.()/\p{Pd}\u2212]/gu, '');
  const [, overseas, subscriber] = /^(?:\+|00)?(262|590|594|596|508)0?([1-9]\d{8})$/.exec(compact) ?? [];
  if (overseas && subscriber) return `+${overseas}${subscriber}`;
  const national = compact.replace(/^(?:\+|00)?330?(?=[1-9]\d{8}$)/, '0');
  if (!/^0[1-9]\d{8}$/.test(national)) return written;
  const countryCode = OVERSEAS.find(([beginning]) => beginning.test(national))?.[1] ?? '33';
  return `+${countryCode}${national.slice(1)}`;
}

/** Formats a number in the French way: "06 12 34 56 78", overseas "0692 12 34 56"; returns a foreign one unchanged. */
export function phoneLabel(text: string): string {
  const phone = normalisePhone(text);
  const [, countryCode, subscriber = ''] = /^\+(33|262|590|594|596|508)(\d{9})$/.exec(phone) ?? [];
  const national = `0${subscriber}`;
  if (!countryCode || normalisePhone(national) !== phone) return phone;
  const beginning = countryCode === '33' ? 2 : 4;
  const pairs = national.slice(beginning).match(/\d\d/g) ?? [];
  return [national.slice(0, beginning), ...pairs].join('\u00a0');
}
