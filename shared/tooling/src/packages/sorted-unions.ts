const LITERAL = `(?:'[^'\\n]*'|"[^"\\n]*")`;
const UNION = new RegExp(`${LITERAL}(?: \\| ${LITERAL})+`, 'g');

/**
 * Returns a declaration with the texts of its unions in order: the compiler writes them in the order in which it met them,
 * which a change elsewhere moves.
 */
export function sortedUnions(declaration: string): string {
  return declaration.replaceAll(UNION, (union) => union.split(' | ').toSorted().join(' | '));
}
