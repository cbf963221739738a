import { nestAtRule } from './nest-at-rule.ts';

/** The style element to which styled-components adds rules. */
export const COMPONENT_STYLES = 'style[data-styled="active"]';

const known = new WeakSet<CSSStyleSheet>();
let held: (() => void)[] | null = null;

/**
 * Makes rules that a component adds cheap. A new rule costs nothing where no element has its class, but a new at-rule
 * restyles the whole page, which a slow phone feels with each menu, form step and page: they are nested.
 */
export function quickenStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>(COMPONENT_STYLES)?.sheet;
  if (!sheet || known.has(sheet)) return;
  known.add(sheet);
  const insertRule = sheet.insertRule.bind(sheet);
  const deleteRule = sheet.deleteRule.bind(sheet);
  sheet.insertRule = (rule, index = 0) => {
    const nested = nestAtRule(rule);
    if (!held) return insertRule(nested, index);
    held.push(() => {
      try {
        insertRule(nested, index);
      } catch {
        // A rule that the browser rejects still takes an index: the next ones count on it.
        insertRule('unknown{}', index);
      }
    });
    return index;
  };
  sheet.deleteRule = (index) => {
    if (held) held.push(() => deleteRule(index));
    else deleteRule(index);
  };
}

/** Defers changes of the page's style rules while another page renders, until `releaseStyles`. */
export function holdStyles(): void {
  quickenStyles();
  held ??= [];
}

/** Applies the deferred changes in order, before the browser styles the new elements. */
export function releaseStyles(): void {
  const changes = held ?? [];
  held = null;
  for (const change of changes) change();
}
