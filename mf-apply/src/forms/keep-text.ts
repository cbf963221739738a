/** For text fields: a field that was emptied holds an empty text. The form library's default is undefined. */
export const keepText = { parse: (value: string) => value };
