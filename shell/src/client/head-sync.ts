import type { createBrowserRouter } from 'react-router';
import type { PublicConfiguration } from '@careers/contract';
import { headElements } from '../app/head-elements.ts';
import { resolveHead } from '../app/head.ts';
import type { ResolvedHead } from '../app/head.ts';
import { captionOf, statusOf } from '../app/route-error.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps the head true after each navigation; the first one is the server's. `onPage` is told each page's name. */
export function syncHead(
  router: Router,
  configuration: PublicConfiguration,
  onPage: (pageName: string) => void,
): void {
  let shown = router.state.location;
  onPage(headOf(router.state, configuration).pageName);
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location === shown) return;
    shown = state.location;
    const head = headOf(state, configuration);
    document.title = head.title;
    replaceElements(headElements(head));
    onPage(head.pageName);
  });
}

function headOf(state: Router['state'], configuration: PublicConfiguration): ResolvedHead {
  const error: unknown = Object.values(state.errors ?? {})[0];
  return resolveHead({
    matches: state.matches.map(({ route, params }) => ({
      handle: route.handle as unknown,
      data: state.loaderData[route.id] as unknown,
      params,
    })),
    pathname: state.location.pathname,
    search: state.location.search,
    configuration,
    error: error === undefined ? null : { status: statusOf(error), caption: captionOf(error) },
  });
}

function replaceElements(elements: ReturnType<typeof headElements>): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { name, attributes, text } of elements) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-head', '');
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
