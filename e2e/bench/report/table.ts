/** Formats rows as aligned columns; all but the first are right-aligned. */
export function tableLines(rows: readonly Readonly<Record<string, string>>[]): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = cells;
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)];
}
