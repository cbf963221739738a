import Type from 'typebox';
import type { TSchema } from 'typebox';

/** Picture used in examples. */
export const SCENE = '/static/ui/illustrations/scene-magasin.svg';

/** String schema with a description and an example. */
export const text = (description: string, example: string) =>
  Type.String({ description, examples: [example] });

export const html = (description: string, example: string) =>
  text(`${description} HTML, to be sanitised before it is shown.`, example);

export const dateTime = (description: string, example = '2026-11-03T07:00:00.000Z') =>
  Type.String({ format: 'date-time', description, examples: [example] });

export const integer = (description: string, example: number) =>
  Type.Integer({ description, examples: [example] });

export const nullable = <Schema extends TSchema>(schema: Schema, description: string, example?: unknown) =>
  Type.Union([schema, Type.Null()], { description, ...(example !== undefined && { examples: [example] }) });

export const textOrNull = (description: string, example: string) =>
  nullable(Type.String(), description, example);

/** Display label, and its slug for URLs. */
export const labels = (label: string, labelForUrl: string) => ({
  label: text('Its name.', label),
  labelForUrl: text('Its URL label.', labelForUrl),
});

/** Schema of a code with its label. */
export const coded = (description: string, code: string, label: string) =>
  Type.Object({ code: text('Its code.', code), label: text('Its name.', label) }, { description });

/** Free-text search parameter; the length limit guards against abuse. */
export const optionalText = (description: string, example?: string) =>
  Type.Optional(Type.String({ maxLength: 2000, description, ...(example ? { examples: [example] } : {}) }));

/** Returns a record of a value for each row of a table, under the name that the row gives it. */
export function recordOf<Row, Name extends string, Value>(
  rows: readonly Row[],
  nameOf: (row: Row) => Name,
  valueOf: (row: Row) => Value,
): Record<Name, Value> {
  return Object.fromEntries(rows.map((row) => [nameOf(row), valueOf(row)])) as Record<Name, Value>;
}
