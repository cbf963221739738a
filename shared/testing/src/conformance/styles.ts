/** Returns the rules of the page's style sheets that reach elements of others: those without a class of their own. */
export function globalRules(page: Document): string[] {
  const attributes = [page.documentElement, page.body].flatMap(({ localName, attributes }) =>
    [...attributes]
      .filter(({ name }) => name === 'style' || name === 'class')
      .map(({ name, value }) => `<${localName} ${name}="${value}">`),
  );
  // jsdom's list keeps the sheets of elements that were taken away.
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

/** Parts of a list of selectors; one inside of `:is(…)` is no part. */
function selectorsOf(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}
