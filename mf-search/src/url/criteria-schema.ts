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

/** Schema of criteria that other remotes pass to widgets. */
export const CriteriaSchema = Type.Unsafe<Criteria>(
  Type.Object(
    Object.fromEntries(
      Object.entries(CRITERIA).map(([name, { kind }]) => [name, Type.Optional(VALUES[kind])]),
    ),
  ),
);
