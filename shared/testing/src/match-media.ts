/** Default text size, for `em` in media queries. */
const TEXT_SIZE = 16;

/** Adds `matchMedia` to jsdom: answers for the window's width in `em`, the only query in scripts. */
export function installMatchMedia(): void {
  window.matchMedia = (media) => {
    const [, limit] = /^\(max-width: ([\d.]+)em\)$/.exec(media) ?? [];
    if (limit === undefined) throw new Error(`Tests cannot evaluate the media query ${media}.`);
    const matches = window.innerWidth <= Number(limit) * TEXT_SIZE;
    return Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
