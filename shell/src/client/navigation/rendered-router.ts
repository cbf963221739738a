import type { RouterProviderProps } from 'react-router';

type Router = RouterProviderProps['router'];

/**
 * The router as React renders it: told of a page once it is there. Leaving a page would render it anew, which a slow
 * phone feels; only a navigation that stays on the page shows in it meanwhile.
 */
export function renderedRouter(router: Router): Router {
  const subscribe: Router['subscribe'] = (render) =>
    router.subscribe((state, change) => {
      const { navigation, location } = state;
      if (navigation.state === 'idle' || navigation.location.pathname === location.pathname)
        render(state, change);
    });
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
