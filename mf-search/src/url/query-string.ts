/** Returns decoded text, or `undefined` for malformed escapes. */
export function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * Returns all values of each parameter, in order. Unlike `URLSearchParams`, it omits malformed escapes instead of
 * replacing them.
 */
export function readQuery(query: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [rawName = '', ...rest] = pair.replaceAll('+', ' ').split('=');
    const name = decode(rawName);
    const value = decode(rest.join('='));
    if (!name || value === undefined) continue;
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return values;
}

/** Returns a query string with its `?`, or an empty string; commas between codes stay literal. */
export function writeQuery(
  parameters: Iterable<readonly [string, string | number | readonly string[]]>,
): string {
  const pairs = Array.from(parameters, ([name, value]) => {
    const values = typeof value === 'object' ? value : [String(value)];
    return `${name}=${values.map(encodeURIComponent).join(',')}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
