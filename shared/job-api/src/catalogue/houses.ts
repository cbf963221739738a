/** Companies covered by one code; the first one appears in lists of values. */
const HOUSES: ReadonlyMap<string, readonly string[]> = new Map([
  ['u-log', ['u-log', 'u-logistique']],
  ['u-logistique', ['u-log', 'u-logistique']],
  ['magasins-u', ['magasins-u', 'super-u', 'hyper-u', 'u-express', 'utile']],
]);

/** Returns the codes of the companies that a code covers; any other code covers itself. */
export function coveredBy(code: string): readonly string[] {
  return HOUSES.get(code) ?? [code];
}

/** Returns true for a code omitted from lists of values, as another one covers it. */
export function isAlias(code: string): boolean {
  return coveredBy(code)[0] !== code;
}
