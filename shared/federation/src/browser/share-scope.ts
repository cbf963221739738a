/** Modules that a page shares, by name and version, as webpack's containers look for them. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

interface SharedModule {
  get(): () => unknown;
  from: string;
  eager: true;
  loaded: true;
}

/** Returns the scope in which remotes find the page's own copies. */
export function shareScope(
  libraries: Readonly<Record<string, { version: string; library: unknown }>>,
): ShareScope {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, { version, library }]) => [
      name,
      { [version]: { get: () => () => library, from: 'shell', eager: true, loaded: true } },
    ]),
  );
}
