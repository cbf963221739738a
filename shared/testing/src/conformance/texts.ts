import { typographyErrors } from '../typography.ts';

/** What is told to people besides the text. */
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const NO_FRENCH = 'script, style, code, pre, [lang]:not([lang|="fr"])';

/** Returns the faults of French typography in what an element shows and says, each with its text. */
export function textFaults(element: Element): string[] {
  return [...new Set([...shownTexts(element), ...spokenTexts(element)])].flatMap((text) =>
    typographyErrors(text).map((fault) => `“${text}”: ${fault}`),
  );
}

/** Whole texts: a word in bold is a part of its paragraph's. */
function shownTexts(element: Element): string[] {
  if (element.matches(NO_FRENCH)) return [];
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim(),
  );
  // Browsers show any number of spaces and line ends as one.
  if (hasText) return [(element.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').trim()];
  return [...element.children].flatMap(shownTexts);
}

function spokenTexts(element: Element): string[] {
  return [...element.querySelectorAll('*')]
    .filter((each) => !each.closest(NO_FRENCH))
    .flatMap((each) =>
      SPOKEN.map((name) => each.getAttribute(name)).filter((text) => text !== null && text !== ''),
    )
    .filter((text) => text !== null);
}
