/** Returns the width of a text at this size, both in pixels. */
export type Measure = (text: string, size: number) => number;

/** Breaks a text into lines of at most this width; a longer word has its own line. */
export function linesOf(text: string, size: number, width: number, measure: Measure): string[] {
  return text.split(/[ \n]+/).reduce<string[]>((lines, word) => {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    return line !== undefined && measure(longer, size) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

/**
 * Returns the lines of a text at the largest size that fits a box; at the smallest, the rest is cut with an ellipsis.
 */
export function fitted(
  text: string,
  sizes: readonly [number, ...number[]],
  box: { width: number; height: number },
  measure: Measure,
): { size: number; lines: string[] } {
  const maxLines = (size: number) => Math.max(1, Math.floor(box.height / (size * LINE_HEIGHT)));
  const candidates = sizes.map((size) => ({ size, lines: linesOf(text, size, box.width, measure) }));
  const fitting = candidates.find(
    ({ size, lines }) =>
      lines.length <= maxLines(size) && lines.every((line) => measure(line, size) <= box.width),
  );
  if (fitting) return fitting;
  const { size, lines } = candidates.at(-1) ?? { size: sizes[0], lines: [] };
  if (lines.length <= maxLines(size)) return { size, lines };
  const kept = lines.slice(0, maxLines(size));
  return { size, lines: [...kept.slice(0, -1), `${kept.at(-1)}…`] };
}

/** Relative to the text size. */
export const LINE_HEIGHT = 1.08;
