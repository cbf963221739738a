import { createStaticHandler } from 'react-router';
import type { ApiAccess, Area, PageServer } from '@careers/contract';
import { pageAt } from './page-at.ts';
import { pageRequest } from './page-request.ts';
import { testConfiguration } from './site.ts';

/** A page's response to a form: a redirect, or data for the page (`renderAnswer`), with its status. */
export type FormAnswer = { status: 303; location: string } | { status: number; data: unknown };

/**
 * Runs the action of an area's page with a form's fields, as the shell does.
 * @throws what the action throws.
 */
export async function sendForm(
  area: Area,
  url: string,
  fields: Readonly<Record<string, string>>,
  api: ApiAccess,
): Promise<FormAnswer> {
  const { pathname } = new URL(url, testConfiguration.publicBaseUrl);
  const { page, params } = pageAt(area, pathname);
  const { action } = await page.loadServer();
  if (!action) throw new Error(`The page at ${pathname} has no action.`);
  const answer = (signal: AbortSignal) => {
    const request = pageRequest(url, api, { params, signal });
    return action({ ...request, fields: new URLSearchParams(fields) });
  };
  return answerOf(new URL(url, testConfiguration.publicBaseUrl), answer);
}

/** React Router reads redirects, and data with a status. */
async function answerOf(
  url: URL,
  action: (signal: AbortSignal) => ReturnType<NonNullable<PageServer['action']>>,
) {
  const handler = createStaticHandler([
    { id: 'page', path: '*', action: async ({ request }) => (await action(request.signal)) ?? null },
  ]);
  const answer = await handler.query(new Request(url, { method: 'POST' }), { skipRevalidation: true });
  if (answer instanceof Response)
    return { status: 303 as const, location: answer.headers.get('Location') ?? '/' };
  const [error] = Object.values(answer.errors ?? {});
  if (error !== undefined) throw error;
  return { status: answer.statusCode, data: answer.actionData?.['page'] as unknown };
}
