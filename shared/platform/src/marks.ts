/**
 * Returns `href` with the source marker that card links carry (decisions.md#layout-and-screens); canonical and share
 * strip it.
 */
export function productMark(href: string, productId: string): string {
  const [path = '', hash] = href.split('#');
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}source=${encodeURIComponent(productId)}${hash ? `#${hash}` : ''}`;
}
