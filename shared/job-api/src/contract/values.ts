import Type from 'typebox';

/** A text that the document describes, with an example. */
export const text = (description: string, example?: string) =>
  Type.String({ description, ...(example === undefined ? {} : { examples: [example] }) });

export const html = (description: string) =>
  Type.String({ description: `${description} HTML, to be sanitised before it is shown.` });

export const dateTime = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-11-03T07:00:00.000Z'] });

export const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const numberOrNull = (description: string) =>
  Type.Union([Type.Number(), Type.Null()], { description });

/** A code with what it is called. */
export const coded = (description: string, code: string, label: string) =>
  Type.Object({ code: text('Its code.', code), label: text('Its name.', label) }, { description });
