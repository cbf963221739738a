import { TEXT } from './pdf-writer.ts';
import type { PdfWriter } from './pdf-writer.ts';
import type { Block, Run } from './rich-text.ts';

/** What a heading takes with the space around it, and what stands between other blocks, in points. */
const HEADING = 40;
const BETWEEN = 8;
const INDENT = 16;

/** Returns about how high a block will be, in points, before it is written. */
export function blockHeight(writer: PdfWriter, block: Block): number {
  const height = (runs: readonly Run[], width: number) =>
    writer
      .useFont('regular')
      .document.heightOfString(runs.map(({ text }) => text).join(''), { width, lineGap: TEXT.gap }) + BETWEEN;
  if (block.kind === 'list')
    return block.items.reduce((total, { runs }) => total + height(runs, writer.width - INDENT), 0);
  return block.kind === 'heading' ? HEADING : height(block.runs, writer.width);
}
