/** Returns a text of a build with another version of its remote in the place of one that is as long. */
export function exchanged(text: string, name: string, from: string, to: string): string {
  const forms: readonly ((version: string) => string)[] = [
    (version) => `${name}@${version}`,
    // webpack's name of the container in code.
    (version) => `${name}@${version}`.replace(/[^a-zA-Z0-9$]+/g, '_'),
    // Addresses of pictures and fonts.
    (version) => `/${name}/${version}/`,
  ];
  return forms.reduce((result, form) => result.replaceAll(form(from), form(to)), text);
}
