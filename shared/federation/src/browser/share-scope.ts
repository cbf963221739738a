/** Modules that a page shares, by name and version, in the form of webpack's share scopes. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

interface SharedModule {
  get(): (() => unknown) | Promise<() => unknown>;
  from: string;
  eager: boolean;
  loaded?: true;
}

/** Returns the share scope with the page's own modules: loaded and lazy ones. */
export function shareScope(
  libraries: Readonly<Record<string, { version: string; library: unknown }>>,
  onDemand: Readonly<Record<string, { version: string; load(): Promise<unknown> }>> = {},
): ShareScope {
  const scope: ShareScope = {};
  for (const [name, { version, library }] of Object.entries(libraries))
    scope[name] = { [version]: { get: () => () => library, from: 'shell', eager: true, loaded: true } };
  for (const [name, { version, load }] of Object.entries(onDemand)) {
    const get = async () => {
      const library = await load();
      return () => library;
    };
    scope[name] = { [version]: { get, from: 'shell', eager: false } };
  }
  return scope;
}
