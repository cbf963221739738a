/** The module with a remote's routes. */
export const AREA_MODULE = './area';

/** Returns the module with a remote's widget. */
export function widgetModule(name: string): string {
  return `./widget/${name}`;
}
