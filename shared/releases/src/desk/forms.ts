import Type from 'typebox';

/** Maximum length of a field; a reason has up to 500 characters. */
const MAX_FIELD = 2_000;

/** Schema of a form's fields, all text. */
export const Form = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: MAX_FIELD }), {
  maxProperties: 20,
});
