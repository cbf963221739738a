/** Module under which a remote exposes its routes. */
export const AREA_MODULE = './area';

/** Returns the module under which a remote exposes a widget. */
export function widgetModule(name: string): string {
  return `./widget/${name}`;
}
