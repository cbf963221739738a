/**
 * Loads fonts that were too late for the page, after its load. Returns a function that applies them to the next page,
 * as the text of this one would shift.
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
  // Strips the quotes of the rule from the font's name.
  const family = value('font-family').replaceAll('"', '');
  return new FontFace(family, value('src'), { weight: value('font-weight') });
}

/** Offline, the text keeps its fallback font. */
function ignore(): void {}
