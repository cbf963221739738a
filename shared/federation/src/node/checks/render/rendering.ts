import Type from 'typebox';
import type { Static } from 'typebox';

export const MAX_LINES = 5;
const MAX_LINE = 300;

const Line = Type.String();
const Lines = Type.Array(Line);

/** Result of a sample, as reported by the confined process. */
export const Rendering = Type.Object({
  status: Type.Integer(),
  /** True for a page with a head and HTML: no redirect, file or error page. */
  isPage: Type.Boolean(),
  /** Error thrown by the sample. */
  thrown: Type.Union([Line, Type.Null()]),
  /** Part that timed out. */
  late: Type.Union([Line, Type.Null()]),
  /** CPU time of the second rendering, with modules loaded. */
  milliseconds: Type.Number(),
  /** First difference between the renderings. */
  difference: Type.Union([Line, Type.Null()]),
  /** Errors that were logged, or caught by a boundary. */
  errors: Lines,
  /** Requests without a recorded response. */
  unrecorded: Lines,
  /** Number of `h1` elements in the HTML. */
  headings: Type.Integer(),
  /** Number of `title` elements in the HTML, which belong in the head. */
  titles: Type.Integer(),
  /** Ids of styled components outside the remote and the design system. */
  foreignStyles: Lines,
  /** Result of its `head`; null without a page. */
  head: Type.Unknown(),
});
export type Rendering = Static<typeof Rendering>;

/** A line of the confined process: the start of a sample, then its result; finally the end. */
export const RenderAnswer = Type.Union([
  Type.Object({ kind: Type.Enum(['begun']), sample: Type.String() }),
  Type.Object({ kind: Type.Enum(['rendered']), sample: Type.String(), rendering: Rendering }),
  Type.Object({ kind: Type.Enum(['unsampled']), parts: Lines }),
  Type.Object({ kind: Type.Enum(['done']) }),
]);
export type RenderAnswer = Static<typeof RenderAnswer>;

/** Returns an error or a message as one short line. */
export function lineOf(value: unknown): string {
  const [first = ''] = String(value).split('\n');
  return first.slice(0, MAX_LINE).toWellFormed();
}
