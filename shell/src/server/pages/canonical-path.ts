/**
 * Returns the canonical path to redirect to, or null: lower case, no trailing slash, no empty segment
 * (decisions.md#routes). Keeps the case of percent-encoded octets.
 */
export function canonicalPath(pathname: string): string | null {
  const canonical =
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '')
      .split(/(%[0-9A-Fa-f]{2})/)
      .map((part) => (part.startsWith('%') ? part : part.toLowerCase()))
      .join('') || '/';
  return canonical === pathname ? null : canonical;
}
