/** Returns where a page stands, for search engines: names with their paths, the page itself without one. */
export function breadcrumb(base: string, crumbs: readonly (readonly [string, string | null])[]): object {
  const all = [['Accueil', '/'] as const, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === null ? {} : { item: new URL(path, base).href }),
    })),
  };
}
