import type { Page } from './pages.ts';

const BEGIN = '<!-- pages: npm run where -- --write -->';
const END = '<!-- /pages -->';

/** Replaces the table of pages between two marker comments. */
export function withTable(text: string, pages: readonly Page[]): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The markers of the table are missing: ${BEGIN} … ${END}`);
  const rows: [string, string][] = [
    ['URL', 'folder'],
    ...pages.map(({ path, folder }): [string, string] => [
      `\`${path}\``,
      `[${folder.replace('/src/pages/', '/…/')}](${folder})`,
    ]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column as 0 | 1].length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head, ...body] = rows;
  const table = [line(head ?? []), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
  return `${text.slice(0, begin)}${BEGIN}\n\n${table.join('\n')}\n\n${text.slice(end)}`;
}
