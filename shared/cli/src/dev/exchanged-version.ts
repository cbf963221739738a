/** Replaces the version of a remote in a file of its build by another one of equal length. */
export function exchanged(text: string, name: string, from: string, to: string): string {
  const forms: readonly ((version: string) => string)[] = [
    (version) => `${name}@${version}`,
    // Container name in webpack's code.
    (version) => `${name}@${version}`.replace(/[^a-zA-Z0-9$]+/g, '_'),
    // Addresses of pictures and fonts.
    (version) => `/${name}/${version}/`,
  ];
  return forms.reduce((result, form) => result.replaceAll(form(from), form(to)), text);
}
