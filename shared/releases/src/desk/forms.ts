import Type from 'typebox';

/** Most characters of a field: a reason has 500. */
const MAX_FIELD = 2_000;

/** A form's fields, which are all text. */
export const Form = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: MAX_FIELD }), {
  maxProperties: 20,
});
