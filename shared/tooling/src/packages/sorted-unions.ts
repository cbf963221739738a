const LITERAL = `(?:'[^'\\n]*'|"[^"\\n]*")`;
const UNION = new RegExp(`${LITERAL}(?: \\| ${LITERAL})+`, 'g');

/** Sorts unions of string literals: their order in the compiler's output depends on unrelated code. */
export function sortedUnions(declaration: string): string {
  return declaration.replaceAll(UNION, (union) => union.split(' | ').toSorted().join(' | '));
}
