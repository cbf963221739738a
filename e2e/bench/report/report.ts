import { writeFileSync } from 'node:fs';
import { figureText, isBroken, limitText } from './figure.ts';
import type { Figure } from './figure.ts';
import { tableLines } from './table.ts';

/** Cells by the title of their column. */
export type Row = Readonly<Record<string, string | Figure>>;

interface Table {
  title: string;
  rows: readonly Row[];
}

/** Prints tables as they come, and keeps all figures and what is over its budget. */
export class Report {
  readonly #tables: Table[] = [];
  readonly #broken: string[] = [];

  /** `notes` say what a reader must know of the figures. */
  table(title: string, rows: readonly Row[], ...notes: string[]): void {
    clearProgress();
    this.#tables.push({ title, rows });
    const texts = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, cell]) => [
          column,
          typeof cell === 'string' ? cell : figureText(cell),
        ]),
      ),
    );
    console.log(['', title, '', ...tableLines(texts), ...notes.map((note) => `· ${note}`)].join('\n'));
    for (const row of rows) this.#collectBroken(title, row);
  }

  /** Prints the verdict, and returns whether every budget holds. */
  conclude(): boolean {
    clearProgress();
    const isKept = this.#broken.length === 0;
    const verdict = isKept
      ? ['Every budget holds.']
      : ['Broken budgets:', ...this.#broken.map((line) => `  ${line}`)];
    console.log(['', ...verdict].join('\n'));
    return isKept;
  }

  write(file: string, about: object): void {
    writeFileSync(
      file,
      `${JSON.stringify({ ...about, broken: this.#broken, tables: this.#tables }, null, 2)}\n`,
    );
    console.log(`Every figure with its runs: ${file}`);
  }

  #collectBroken(title: string, row: Row): void {
    const [name] = Object.values(row);
    for (const [column, cell] of Object.entries(row)) {
      if (typeof cell === 'string' || !isBroken(cell) || !cell.budget) continue;
      const fact = `${title}, ${typeof name === 'string' ? name : ''}: ${column} is ${cell.value.toFixed(cell.digits)}`;
      this.#broken.push(`${fact}, its budget ${limitText(cell.budget)}. ${cell.mend ?? ''}`.trim());
    }
  }
}

/** Says what is under way: one line that changes in a terminal, a line each in a log. */
export function progress(words: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${words}` : `${words}\n`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
