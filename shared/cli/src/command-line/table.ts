/** Returns a text of somebody else without control characters: printed, it can forge no line and no colour. */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** Returns rows as columns for a terminal; the last column is as long as it is. */
export function textTable(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(plainText));
  const columns = Math.max(...rows.map((row) => row.length)) - 1;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
