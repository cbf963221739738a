import type { Visitor } from './visitor.ts';

const PICTURES = 'img, video, canvas, iframe';

/**
 * Returns the lines of text of a page that share their middle with a picture, unless they lie over it by design: the text
 * is on top, and has a ground of its own, or one of the two is laid out of the flow in a box that has the other in it too.
 */
export function linesOverPictures(visitor: Visitor): Promise<string[]> {
  return visitor.read((pictures) => {
    const touchable = document.createElement('style');
    // What lets fingers through covers as well as other things.
    touchable.textContent = '* { pointer-events: auto !important; }';
    document.head.append(touchable);
    const wrong = linesOf(document.body).filter(({ text, range, index }) => {
      const line = () => range.getClientRects()[index] ?? range.getBoundingClientRect();
      if (line().top < 0 || line().bottom > innerHeight)
        scrollTo({ top: scrollY + line().top - innerHeight / 2, behavior: 'instant' });
      const { left, width, top, height } = line();
      const layers = document.elementsFromPoint(left + width / 2, top + height / 2);
      const picture = layers.findIndex((layer) => layer.matches(pictures));
      const words = layers.indexOf(text);
      const isDesigned =
        words < picture &&
        (layers.slice(words, picture).some(isGround) ||
          isLaidOver(text, layers[picture]) ||
          isLaidOver(layers[picture], text));
      return picture >= 0 && words >= 0 && !isDesigned;
    });
    touchable.remove();
    return [...new Set(wrong.map(({ text }) => text.innerText.replace(/\s+/g, ' ').trim()))];

    function isGround(layer: Element): boolean {
      const { backgroundColor } = getComputedStyle(layer);
      return !/^rgba\(.*, 0?\.?\d*\)$|^transparent$/.test(backgroundColor);
    }

    function isLaidOver(upper: Element | undefined, lower: Element | undefined): boolean {
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
          // Texts for screen readers alone are one pixel wide.
          if (width > 2 && height > 2) lines.push({ text, range, index });
      }
      return lines;
    }
  }, PICTURES);
}
