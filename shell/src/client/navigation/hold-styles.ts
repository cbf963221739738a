/** The style element of styled-components. */
const SHEET = 'style[data-styled="active"]';

let release = () => {};

/**
 * Defers changes of the page's style rules while another page renders, until `releaseStyles`. styled-components
 * inserts a rule when a component first renders, and each would restyle the whole page: on a slow phone that costs
 * more than the page.
 */
export function holdStyles(): void {
  release();
  const sheet = document.querySelector<HTMLStyleElement>(SHEET)?.sheet;
  if (!sheet) return;
  const held: (() => void)[] = [];
  sheet.insertRule = (rule, index = 0) => {
    held.push(() => insert(sheet, rule, index));
    return index;
  };
  sheet.deleteRule = (index) => void held.push(() => sheet.deleteRule(index));
  release = () => {
    release = () => {};
    Reflect.deleteProperty(sheet, 'insertRule');
    Reflect.deleteProperty(sheet, 'deleteRule');
    for (const change of held) change();
  };
}

/** Applies the deferred changes in order, before the browser styles the new elements. */
export function releaseStyles(): void {
  release();
}

/** A rule that the browser rejects still takes an index: the next ones count on it. */
function insert(sheet: CSSStyleSheet, rule: string, index: number): void {
  try {
    sheet.insertRule(rule, index);
  } catch {
    sheet.insertRule('unknown{}', index);
  }
}
