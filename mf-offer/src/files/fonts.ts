/** TrueType fonts by style. */
export interface Fonts {
  display: Uint8Array<ArrayBuffer>;
  regular: Uint8Array<ArrayBuffer>;
  bold: Uint8Array<ArrayBuffer>;
}
