/** Returns a size in French units, such as "1,4 Mo". */
export function sizeLabel(bytes: number): string {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'ko'] : [bytes / (1024 * 1024), 'Mo'];
  return `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(value)}\u00a0${unit}`;
}
