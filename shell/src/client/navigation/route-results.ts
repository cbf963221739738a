import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import type { DataRouteMatch, DataStrategyFunctionArgs, DataStrategyResult } from 'react-router';
import { loadErrorPage } from '../../app/error-page/error-boundary.tsx';
import { moduleOf } from '../remotes/remotes.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';

type Results = Record<string, DataStrategyResult>;

export function areLoaded(matches: readonly Pick<DataRouteMatch, 'route'>[]): boolean {
  return matches.every(({ route }) => moduleOf(route)?.component !== null);
}

/** Returns true if an answer has the data of each route, or an error: a page never renders without its data. */
export function hasDataOf(
  matches: readonly Pick<DataRouteMatch, 'route'>[],
  { loaderData, errors }: PageAnswer,
): boolean {
  return errors !== null || matches.every(({ route }) => !route.loader || route.id in loaderData);
}

/** Returns the results once the route's module is loaded. */
export async function loadedResultsOf(input: DataStrategyFunctionArgs, answer: PageAnswer): Promise<Results> {
  const [results] = await Promise.all([
    resultsOf(input, answer),
    ...input.matches.map(({ route }) => moduleOf(route)?.load()),
  ]);
  return results;
}

export async function resultsOf(
  { matches }: DataStrategyFunctionArgs,
  { loaderData, errors }: PageAnswer,
): Promise<Results> {
  const loaded = await Promise.all(
    matches
      .filter(({ route }) => route.loader || route.lazy)
      .map(async (match) => [
        match.route.id,
        await match.resolve(() => Promise.resolve(loaderData[match.route.id] ?? null)),
      ]),
  );
  // The error boundary retries if this fails.
  if (errors) await loadErrorPage().catch(() => undefined);
  const thrown = Object.entries(errors ? errorsOf(errors) : {}).map(([id, result]) => [
    id,
    { type: 'error', result },
  ]);
  return Object.fromEntries([...loaded, ...thrown]) as Results;
}

/** Returns errors in the form of `useRouteError` on the server. */
export function errorsOf(errors: NonNullable<PageAnswer['errors']>): Record<string, ErrorResponse> {
  return Object.fromEntries(
    Object.entries(errors).map(([route, { status, statusText, data }]) => [
      route,
      new ErrorResponse(status, statusText, data),
    ]),
  );
}

/** Returns one result for the whole navigation. */
export function first({ matches }: DataStrategyFunctionArgs, response: Response): Results {
  const [match] = matches;
  return match ? { [match.route.id]: { type: 'error', result: response } } : {};
}
