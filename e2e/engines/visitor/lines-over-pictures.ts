import type { Visitor } from './visitor.ts';

const PICTURES = 'img, video, canvas, iframe';

/**
 * Returns lines of text whose centre overlaps a picture, unless by design: the text is on top with a background of its
 * own, or one of the two is positioned over the other.
 */
export function linesOverPictures(visitor: Visitor): Promise<string[]> {
  return visitor.read((pictures) => {
    const touchable = document.createElement('style');
    // elementsFromPoint ignores elements without pointer events.
    touchable.textContent = '* { pointer-events: auto !important; }';
    document.head.append(touchable);
    const wrong = linesOf(document.body).filter(({ text, range, index }) => {
      const line = () => range.getClientRects()[index] ?? range.getBoundingClientRect();
      if (line().top < 0 || line().bottom > innerHeight)
        scrollTo({ top: scrollY + line().top - innerHeight / 2, behavior: 'instant' });
      const { left, width, top, height } = line();
      const layers = document.elementsFromPoint(left + width / 2, top + height / 2);
      const picture = layers.findIndex((layer) => layer.matches(pictures));
      const textLayer = layers.indexOf(text);
      const isDesigned =
        textLayer < picture &&
        (layers.slice(textLayer, picture).some(hasBackground) ||
          isPositionedOver(text, layers[picture]) ||
          isPositionedOver(layers[picture], text));
      return picture >= 0 && textLayer >= 0 && !isDesigned;
    });
    touchable.remove();
    return [...new Set(wrong.map(({ text }) => text.innerText.replace(/\s+/g, ' ').trim()))];

    function hasBackground(layer: Element): boolean {
      const { backgroundColor } = getComputedStyle(layer);
      return !/^rgba\(.*, 0?\.?\d*\)$|^transparent$/.test(backgroundColor);
    }

    function isPositionedOver(upper: Element | undefined, lower: Element | undefined): boolean {
      for (
        let box: Element | null = upper ?? null;
        box && lower && !box.contains(lower);
        box = box.parentElement
      ) {
        const { position } = getComputedStyle(box);
        if (position === 'fixed' || position === 'sticky') return true;
        if (position === 'absolute' && box instanceof HTMLElement && box.offsetParent?.contains(lower))
          return true;
      }
      return false;
    }

    function linesOf(root: Node): { text: HTMLElement; range: Range; index: number }[] {
      const lines: { text: HTMLElement; range: Range; index: number }[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: text, textContent } = texts.currentNode;
        const isShown = text?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!text || !isShown || !textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const [index, { width, height }] of [...range.getClientRects()].entries())
          // Visually hidden texts are one pixel wide.
          if (width > 2 && height > 2) lines.push({ text, range, index });
      }
      return lines;
    }
  }, PICTURES);
}
