/** Returns the owners of a path: the last matching line of CODEOWNERS. */
export function ownersOf(path: string, codeowners: string): string[] {
  const lines = codeowners.split('\n').map((line) => line.trim().split(/\s+/));
  const match = lines.findLast(
    ([pattern = '']) => pattern === '*' || (pattern.startsWith('/') && `/${path}/`.startsWith(pattern)),
  );
  return match?.slice(1) ?? [];
}
