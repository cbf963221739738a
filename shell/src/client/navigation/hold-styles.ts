/** Where styled-components keeps the rules of the page. */
const SHEET = 'style[data-styled="active"]';

let release = () => {};

/**
 * Keeps back what happens to the style rules of a page while another one is rendered, until `releaseStyles`.
 * styled-components adds each rule when its component is rendered, and every frame in between would style the whole page
 * anew: a slow phone spends more on that than on the page.
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

/** Makes the changes that were kept back, in their order, before the browser looks at the elements that they are for. */
export function releaseStyles(): void {
  release();
}

/** A rule that the browser does not know still counts: the next one has its place by number. */
function insert(sheet: CSSStyleSheet, rule: string, index: number): void {
  try {
    sheet.insertRule(rule, index);
  } catch {
    sheet.insertRule('unknown{}', index);
  }
}
