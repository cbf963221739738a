import Type from 'typebox';
import type { TSchema } from 'typebox';
import { CRITERIA } from './criteria.ts';
import type { Criteria } from './criteria.ts';

const VALUES: Readonly<Record<(typeof CRITERIA)[keyof typeof CRITERIA]['kind'], TSchema>> = {
  text: Type.String(),
  flag: Type.Literal('words'),
  list: Type.Array(Type.String()),
  places: Type.Array(Type.String()),
  limit: Type.Integer(),
  number: Type.Number(),
};

/** Criteria as other remotes pass them to widgets. */
export const CriteriaSchema = Type.Unsafe<Criteria>(
  Type.Object(
    Object.fromEntries(
      Object.entries(CRITERIA).map(([name, { kind }]) => [name, Type.Optional(VALUES[kind])]),
    ),
  ),
);
