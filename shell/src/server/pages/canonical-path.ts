/**
 * Returns the path this one must be redirected to, or null when it is the canonical one: lower case, no
 * trailing slash, no empty segment (decisions.md#routes). Encoded octets keep their case: they are data.
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
