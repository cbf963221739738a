/** Overseas numbers begin with 0 as those of France do, but have country codes of their own. */
const OVERSEAS: readonly (readonly [beginning: RegExp, countryCode: string])[] = [
  [/^0(262|263|269|639|692|693)/, '262'],
  [/^0(590|690|691)/, '590'],
  [/^0(594|694)/, '594'],
  [/^0(596|696|697)/, '596'],
  [/^0508/, '508'],
];

/**
 * Returns a French or overseas number in E.164 form, such as "+33612345678"; any other as it was written: a phone
 * number never stops an application (decisions.md#validation).
 */
export function normalisePhone(written: string): string {
  const digits = written.replace(/[\s.()/-]/g, '').replace(/^(\+|00)33\(?0?\)?/, '0');
  if (!/^0[1-9]\d{8}$/.test(digits)) return written;
  const countryCode = OVERSEAS.find(([beginning]) => beginning.test(digits))?.[1] ?? '33';
  return `+${countryCode}${digits.slice(1)}`;
}
