import { typographyErrors } from '../typography.ts';

/** Attributes with text for users. */
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const NOT_FRENCH = 'script, style, code, pre, [lang]:not([lang|="fr"])';

/** Returns typography errors in the text and attributes of an element. */
export function textFaults(element: Element): string[] {
  return [...new Set([...shownTexts(element), ...attributeTexts(element)])].flatMap((text) =>
    typographyErrors(text).map((fault) => `“${text}”: ${fault}`),
  );
}

/** Returns texts by block: inline elements belong to their paragraph. */
function shownTexts(element: Element): string[] {
  if (element.matches(NOT_FRENCH)) return [];
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim(),
  );
  // Collapses white space as browsers do.
  if (hasText) return [(element.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').trim()];
  return [...element.children].flatMap(shownTexts);
}

function attributeTexts(element: Element): string[] {
  return [...element.querySelectorAll('*')]
    .filter((each) => !each.closest(NOT_FRENCH))
    .flatMap((each) =>
      TEXT_ATTRIBUTES.map((name) => each.getAttribute(name)).filter((text) => text !== null && text !== ''),
    )
    .filter((text) => text !== null);
}
