/** Runs in pages: shows on the screen what paper would get, by the page's own rules for it, and returns its text. */
export function usePrintStyles(): string {
  const isForPaper = /^print\b/;
  const turn = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        media.mediaText = isForPaper.test(media.mediaText)
          ? media.mediaText.replace(isForPaper, 'all')
          : media.mediaText.replace(/^screen\b/, 'not all');
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) turn(cssRules);
  return document.body.innerText;
}
