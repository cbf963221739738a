import { writeFileSync } from 'node:fs';
import { figureText, isBroken, limitText } from './figure.ts';
import type { Figure } from './figure.ts';
import { tableLines } from './table.ts';

/** Cells by column title. */
export type Row = Readonly<Record<string, string | Figure>>;

interface Table {
  title: string;
  rows: readonly Row[];
}

/** Prints tables, and collects all figures and exceeded budgets. */
export class Report {
  readonly #tables: Table[] = [];
  readonly #broken: string[] = [];

  /** `notes` are printed below the table. */
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

  /** Prints the verdict; returns true when no budget is exceeded. */
  conclude(): boolean {
    clearProgress();
    const isWithinBudgets = this.#broken.length === 0;
    const verdict = isWithinBudgets
      ? ['All budgets hold.']
      : ['Exceeded budgets:', ...this.#broken.map((line) => `  ${line}`)];
    console.log(['', ...verdict].join('\n'));
    return isWithinBudgets;
  }

  write(file: string, about: object): void {
    writeFileSync(
      file,
      `${JSON.stringify({ ...about, broken: this.#broken, tables: this.#tables }, null, 2)}\n`,
    );
    console.log(`All figures with their runs: ${file}`);
  }

  #collectBroken(title: string, row: Row): void {
    const [name] = Object.values(row);
    for (const [column, cell] of Object.entries(row)) {
      if (typeof cell === 'string' || !isBroken(cell) || !cell.budget) continue;
      const fact = `${title}, ${typeof name === 'string' ? name : ''}: ${column} is ${cell.value.toFixed(cell.digits)}`;
      this.#broken.push(`${fact}, its budget ${limitText(cell.budget)}. ${cell.advice ?? ''}`.trim());
    }
  }
}

/** Prints progress: on one line of a terminal, or on a line each in a log. */
export function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
