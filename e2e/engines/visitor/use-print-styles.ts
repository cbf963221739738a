/** Runs in pages: applies print styles to the screen, and returns the visible text. */
export function usePrintStyles(): string {
  const print = /^print\b/;
  const swapMedia = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        media.mediaText = print.test(media.mediaText)
          ? media.mediaText.replace(print, 'all')
          : media.mediaText.replace(/^screen\b/, 'not all');
      }
      if (rule instanceof CSSGroupingRule) swapMedia(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) swapMedia(cssRules);
  return document.body.innerText;
}
