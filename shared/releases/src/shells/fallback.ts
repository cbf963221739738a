import Type from 'typebox';
import type { Static } from 'typebox';

/** A version that a shell wanted and could not give, with what it gives instead. */
export const ShellFallback = Type.Object({
  remote: Type.String({ maxLength: 80 }),
  wanted: Type.String({ maxLength: 80 }),
  served: Type.Union([Type.String({ maxLength: 80 }), Type.Null()]),
  why: Type.String({ maxLength: 500 }),
});
export type ShellFallback = Static<typeof ShellFallback>;
