const CONTROLS = 'button, input, select, textarea, summary, svg';
/** Room around the element. */
const MARGIN = 2;
/** Steps on each side: no line of text is so short or so low that it lies between them. */
const STEPS = 5;

/** Tells whether a floating element lies on text or a control; pictures and grounds do not count. */
export function covers(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = new DOMRect(left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  const below = new Set<Element>();
  for (let row = 0; row <= STEPS; row++)
    for (let column = 0; column <= STEPS; column++) {
      const point = [box.x + (box.width * column) / STEPS, box.y + (box.height * row) / STEPS] as const;
      for (const found of document.elementsFromPoint(...point))
        if (!element.contains(found)) below.add(found);
    }
  return [...below].some((found) => found.matches(CONTROLS) || hasTextIn(found, box));
}

/** Considers the element's own text: what its children hold is found below them. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
}
