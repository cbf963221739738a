import { matchRoutes } from 'react-router';
import type { StaticHandler } from 'react-router';
import type { AreaHandle } from '@careers/contract';

/**
 * Returns the answer of a path that is a file of an area (`handle.isFile`). Null when the path is a page's, and when
 * the file's loader throws: the page that is rendered instead tells visitors and logs why.
 */
export async function answerFile(handler: StaticHandler, url: URL): Promise<Response | null> {
  const route = matchRoutes(handler.dataRoutes, url.pathname)?.at(-1)?.route;
  const handle = route?.handle as AreaHandle | undefined;
  if (!route || !handle?.isFile) return null;
  try {
    const answer: unknown = await handler.queryRoute(new Request(url), { routeId: route.id });
    return answer instanceof Response ? answer : null;
  } catch {
    return null;
  }
}
