const AT_RULE = /^(?<at>@(?:media|supports|container)[^{]+)\{(?<body>.*)\}$/s;
const STYLE_RULE = /(?<selector>[^{}]+)\{(?<declarations>[^{}]*)\}/gy;
const FIRST_CLASS = /\.[\w-]+/;

/**
 * Returns `@media (…){.a{…}.a b{…}}` as `.a{@media (…){&{…}& b{…}}}`: the same for the page, as one rule of a class. What
 * is not about one class, and everything in a browser that knows no nesting, is returned as it is.
 */
export function nestAtRule(rule: string): string {
  const { at, body } = AT_RULE.exec(rule)?.groups ?? {};
  if (!at || !body || rule.includes('&') || !hasNesting()) return rule;
  const name = FIRST_CLASS.exec(body)?.[0];
  const rules = rulesOf(body);
  if (!name || !rules?.every(({ selector }) => selector.split(',').every((one) => hasClass(one, name))))
    return rule;
  const nested = rules.map(
    ({ selector, declarations }) => `${selector.replaceAll(ofClass(name), '&')}{${declarations}}`,
  );
  return `${name}{${at}{${nested.join('')}}}`;
}

/** Null for what is not a list of style rules alone. */
function rulesOf(body: string): { selector: string; declarations: string }[] | null {
  const rules = [...body.matchAll(STYLE_RULE)];
  if (rules.reduce((length, [text]) => length + text.length, 0) !== body.length) return null;
  return rules.map(({ groups: { selector = '', declarations = '' } = {} }) => ({ selector, declarations }));
}

function hasClass(selector: string, name: string): boolean {
  return ofClass(name).test(selector);
}

/** A class, not the beginning of another one. */
function ofClass(name: string): RegExp {
  return new RegExp(`\\${name}(?![\\w-])`, 'g');
}

function hasNesting(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('selector(&)');
}
