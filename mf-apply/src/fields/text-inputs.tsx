import { ServerText } from '../server-forms/server-fields.tsx';
import { TextField } from './text-field.tsx';
import type { TextInput } from './text-input.ts';

/** Returns both inputs of a text field. */
export function textInputs(input: TextInput) {
  return { Input: () => <TextField {...input} />, ServerInput: () => <ServerText {...input} /> };
}
