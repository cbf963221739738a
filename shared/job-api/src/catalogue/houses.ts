/** Companies of one house, by the code that stands for all of them. */
const HOUSES: ReadonlyMap<string, readonly string[]> = new Map([
  ['u-log', ['u-log', 'u-logistique']],
  ['u-logistique', ['u-log', 'u-logistique']],
  ['magasins-u', ['magasins-u', 'super-u', 'hyper-u', 'u-express', 'utile']],
]);

/** Codes that other ones stand for: lists to choose from show the house once. */
const ALIASES = new Set(['u-logistique']);

/** Returns the codes of the companies that a code stands for; any other code stands for itself. */
export function coveredBy(code: string): readonly string[] {
  return HOUSES.get(code) ?? [code];
}

/** Says whether a code only stands for another one. */
export function isAlias(code: string): boolean {
  return ALIASES.has(code);
}
