/** The size of text by which `em` in a media query goes, where nobody has chosen another. */
const TEXT_SIZE = 16;

/** jsdom has no `matchMedia`: this one answers for the window's width, in `em`, the only thing that scripts ask about. */
export function installMatchMedia(): void {
  window.matchMedia = (media) => {
    const [, limit] = /^\(max-width: ([\d.]+)em\)$/.exec(media) ?? [];
    if (limit === undefined) throw new Error(`Tests cannot tell whether a window is ${media}.`);
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
