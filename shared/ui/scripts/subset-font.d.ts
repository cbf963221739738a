declare module 'subset-font' {
  /** Returns the font with the given characters only. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: object },
  ): Promise<Uint8Array>;
}
