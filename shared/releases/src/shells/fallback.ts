import Type from 'typebox';
import type { Static } from 'typebox';

/** A version that a shell could not serve, with the version served instead. */
export const ShellFallback = Type.Object({
  remote: Type.String({ maxLength: 80 }),
  wanted: Type.String({ maxLength: 80 }),
  // Null first: coercion to a string would make it empty.
  served: Type.Union([Type.Null(), Type.String({ maxLength: 80 })]),
  why: Type.String({ maxLength: 500 }),
});
export type ShellFallback = Static<typeof ShellFallback>;
