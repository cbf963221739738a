import qrcode from 'qrcode-generator';

/** Returns the modules of a QR code, row by row: whether each is dark. A scratch or a fold does it no harm. */
export function qrCode(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const indexes = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  return indexes.map((row) => indexes.map((column) => code.isDark(row, column)));
}
