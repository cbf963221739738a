/** Browsers load this file: it imports no schema, as typebox is half as large as the shell's own code. */

/** The module with a remote's routes. */
export const AREA_MODULE = './area';

/** Returns the module with a remote's widget. */
export function widgetModule(name: string): string {
  return `./widget/${name}`;
}
