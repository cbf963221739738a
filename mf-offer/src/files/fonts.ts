/** TrueType fonts, one for each style that documents and pictures use. */
export interface Fonts {
  display: Uint8Array<ArrayBuffer>;
  regular: Uint8Array<ArrayBuffer>;
  bold: Uint8Array<ArrayBuffer>;
}
