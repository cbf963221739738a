import qrcode from 'qrcode-generator';

/** Returns the modules of a QR code, row by row, true when dark; error correction tolerates scratches. */
export function qrCode(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const indexes = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  return indexes.map((row) => indexes.map((column) => code.isDark(row, column)));
}
