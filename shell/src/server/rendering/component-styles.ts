import type { ComponentStyle } from '@careers/contract';
import { MARKER, SEPARATOR } from '../../app/server-styles.ts';

const MARKER_ALONE = new RegExp(`^${MARKER.source}`);

/**
 * Returns the rules of a `ServerStyleSheet` by component and class, in the sheet's order, so that a browser adds those that it has not
 * got: a rule that it has twice would win over what extends it.
 */
export function componentStyles(styleTags: string): ComponentStyle[] {
  const css = styleTags.replace(/<\/?style[^>]*>/g, '');
  const styles: ComponentStyle[] = [];
  let rules: string[] = [];
  for (const part of css.split(SEPARATOR).map((each) => each.trim())) {
    const { component, names } = MARKER_ALONE.exec(part)?.groups ?? {};
    if (component === undefined || names === undefined) {
      if (part !== '') rules.push(part);
      continue;
    }
    const own = rules;
    for (const name of names.split(',').filter(Boolean))
      styles.push({ component, name, rules: own.filter((rule) => isOf(rule, name)) });
    rules = [];
  }
  return styles;
}

/** Whether a rule is of a class, or of keyframes, of this name; not of one whose name begins with it. */
function isOf(rule: string, name: string): boolean {
  return new RegExp(`(\\.|@keyframes )${name}(?![\\w-])`).test(rule);
}
