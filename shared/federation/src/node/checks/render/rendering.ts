import Type from 'typebox';
import type { Static } from 'typebox';

export const MAX_LINES = 5;
const MAX_LINE = 300;

const Line = Type.String();
const Lines = Type.Array(Line);

/** Result of a sample, as the confined process reports it. */
export const Rendering = Type.Object({
  status: Type.Integer(),
  /** True for a page with a head and HTML: no redirect, file or error page. */
  isPage: Type.Boolean(),
  /** Error that it was ended by. */
  thrown: Type.Union([Line, Type.Null()]),
  /** Part that was not done in time. */
  late: Type.Union([Line, Type.Null()]),
  /** Processor time of the second time, when its modules are loaded. */
  milliseconds: Type.Number(),
  /** First difference to the second time. */
  difference: Type.Union([Line, Type.Null()]),
  /** Errors that were logged, or thrown inside of a boundary. */
  errors: Lines,
  /** Requests that no recorded answer is there for. */
  unrecorded: Lines,
  /** Number of main headings in its HTML. */
  headings: Type.Integer(),
  /** Number of `title` elements in its HTML: the head has its own. */
  titles: Type.Integer(),
  /** Ids of its styled components that are not of the remote or the design system. */
  foreignStyles: Lines,
  /** Result of its `head`; null where there is no page. */
  head: Type.Unknown(),
});
export type Rendering = Static<typeof Rendering>;

/** A line of the confined process: a sample that it begins with, then what came of it; last, that all is done. */
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
