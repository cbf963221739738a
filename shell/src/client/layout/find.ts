/**
 * Returns an element of the server-rendered layout.
 * @throws Error if the document is not of this shell.
 */
export function find<Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found {
  const element = root.querySelector<Found>(selector);
  if (!element) throw new Error(`The layout has no ${selector}.`);
  return element;
}
