/**
 * Loads the fonts that came too late for the page, once it is loaded. Returns what has the next page use them: within a
 * page its text would shift.
 */
export function loadLateFonts(): () => void {
  const loaded: FontFace[] = [];
  const load = () => {
    for (const style of document.querySelectorAll<HTMLStyleElement>('[data-font]')) {
      if (isLate(style))
        void fontOf(style)
          ?.load()
          .then((font) => loaded.push(font), ignore);
    }
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
  return () => {
    for (const font of loaded.splice(0)) document.fonts.add(font);
  };
}

/** Returns true for a font that was dropped before hydration, or loaded after text was painted without it. */
function isLate({ media, dataset }: HTMLStyleElement): boolean {
  if (media) return true;
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const { href } = new URL(dataset['font'] ?? '', window.location.href);
  const [file] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  return painted !== undefined && (!file || file.responseEnd > painted.startTime);
}

function fontOf({ sheet }: HTMLStyleElement): FontFace | undefined {
  const rule = sheet?.cssRules[0] as CSSFontFaceRule | undefined;
  if (!rule) return undefined;
  const value = (property: string) => rule.style.getPropertyValue(property);
  // A font's own name is without the quotes of the rule.
  const family = value('font-family').replaceAll('"', '');
  return new FontFace(family, value('src'), { weight: value('font-weight') });
}

/** Without network the text keeps its fallback. */
function ignore(): void {}
