/** Returns global styles: selectors without a class or id, and attributes of `html` and `body`. */
export function globalRules(page: Document): string[] {
  const attributes = [page.documentElement, page.body].flatMap(({ localName, attributes }) =>
    [...attributes]
      .filter(({ name }) => name === 'style' || name === 'class')
      .map(({ name, value }) => `<${localName} ${name}="${value}">`),
  );
  // jsdom's `document.styleSheets` includes those of removed elements.
  const sheets = [...page.querySelectorAll('style')].flatMap(({ sheet }) => sheet ?? []);
  const rules = sheets.flatMap((sheet) => globalSelectors([...sheet.cssRules]));
  return [...new Set([...attributes, ...rules])];
}

function globalSelectors(rules: readonly CSSRule[]): string[] {
  return rules.flatMap((rule) => {
    if ('selectorText' in rule)
      return selectorsOf(String(rule.selectorText)).filter((each) => !/[.#]/.test(each));
    return 'cssRules' in rule ? globalSelectors([...(rule.cssRules as CSSRuleList)]) : [];
  });
}

/** Splits a selector list at its top-level commas. */
function selectorsOf(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}
