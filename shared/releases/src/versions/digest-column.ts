/** Returns a digest as columns have it: base64 without the algorithm's name. */
export function columnOf(digest: string): string {
  return digest.slice('sha384-'.length);
}

/** Returns a column's digest as manifests have it. */
export function digestOfColumn(column: string): string {
  return `sha384-${column}`;
}
