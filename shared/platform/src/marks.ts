/**
 * Returns `href` with the source marker of card links (decisions.md#layout-and-screens); canonical URLs and share
 * links omit it.
 */
export function productMark(href: string, productId: string): string {
  const [path = '', hash] = href.split('#');
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}source=${encodeURIComponent(productId)}${hash ? `#${hash}` : ''}`;
}
