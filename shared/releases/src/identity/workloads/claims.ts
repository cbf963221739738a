/**
 * Says whether a pipeline's claims are those that are asked for. `repo:org/site:*` takes whatever begins like it; only
 * text counts, and a claim that is missing is wrong.
 * @returns the name of the first claim that is not as it should be, undefined when all are.
 */
export function wrongClaim(
  required: Readonly<Record<string, string>>,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.keys(required).find((name) => {
    const wanted = required[name] ?? '';
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof value !== 'string') return true;
    return wanted.endsWith('*') ? !value.startsWith(wanted.slice(0, -1)) : value !== wanted;
  });
}

/** Returns the claims that are text, for the provenance of what is published. */
export function textClaims(given: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
