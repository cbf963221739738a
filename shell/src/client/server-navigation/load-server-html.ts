import type * as Loaded from './server-html.tsx';

type Module = typeof Loaded;

let loaded: Module | null = null;

/** Loads the component that shows a page's HTML, with the first such page: a first visit needs none of it. */
export async function loadServerHtml(): Promise<Module> {
  loaded = await import(/* webpackChunkName: "server-html" */ './server-html.tsx');
  return loaded;
}

/** Null until it is loaded. */
export function serverHtml(): Module['ServerHtml'] | undefined {
  return loaded?.ServerHtml;
}
