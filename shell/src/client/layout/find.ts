/**
 * Returns an element of the layout by what the server has marked it with.
 * @throws Error when it is not there: the document was not written by this shell.
 */
export function find<Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found {
  const element = root.querySelector<Found>(selector);
  if (!element) throw new Error(`The layout has no ${selector}.`);
  return element;
}
