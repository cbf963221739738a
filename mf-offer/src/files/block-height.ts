import { TEXT } from './pdf-writer.ts';
import type { PdfWriter } from './pdf-writer.ts';
import type { Block, Run } from './rich-text.ts';

/** In points: a heading with its margins, and the gap between other blocks. */
const HEADING = 40;
const BETWEEN = 8;
const INDENT = 16;

/** Returns a block's estimated height in points. */
export function blockHeight(writer: PdfWriter, block: Block): number {
  const height = (runs: readonly Run[], width: number) =>
    writer
      .useFont('regular')
      .document.heightOfString(runs.map(({ text }) => text).join(''), { width, lineGap: TEXT.gap }) + BETWEEN;
  if (block.kind === 'list')
    return block.items.reduce((total, { runs }) => total + height(runs, writer.width - INDENT), 0);
  return block.kind === 'heading' ? HEADING : height(block.runs, writer.width);
}
