import { ApiError, createApiClient, EntityNotFoundError } from '@careers/api-client';
import type { AlertDescription, ApiClient } from '@careers/api-client';
import { data } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { NOT_KEPT, TOKEN } from '../../server-forms/mail-link.ts';
import { reasonsIn } from '../../server-forms/refusal-reasons.ts';
import { namedAlert } from '../alerte/criteria-label.ts';
import type { NamedAlert } from '../alerte/criteria-label.ts';
import { FIELDS } from '../alerte/description.ts';
import { CRITERIA } from '../alerte/kept-criteria.ts';
import { PATHS, TITLES, tokenState } from './states.ts';
import type { State } from './states.ts';

export const searchParams = ['jeton', 'motifs', ...CRITERIA];

export interface AlertAnswerData {
  state: State;
  /** Null when unknown. */
  alert: NamedAlert | null;
  /** Submitted by the button; empty without one. */
  token: string;
  /** Messages of a refusal. */
  reasons: readonly string[];
}

/**
 * Loads the result of a form, or the confirmation page of an e-mail's link. A used or invalid link has its own page and
 * status.
 * @throws 404 for another page, 503 when the API does not answer.
 */
export async function loader({ api, url, params, signal }: PageRequest) {
  const state = PATHS[params['answer'] ?? ''];
  if (!state) throw data(null, { status: 404 });
  const client = createApiClient(api);
  const token = url.searchParams.get('jeton') ?? '';
  try {
    if (state === 'toConfirm' || state === 'toEnd') {
      const found = TOKEN.test(token) ? await find(client, token, { signal }) : null;
      const shown = tokenState(state, found?.status);
      const query = new URLSearchParams(found ? Object.entries(found.criteria) : []);
      const alert = found && (await namedAlert(client, query, { signal }));
      return data({ state: shown.state, alert, token, reasons: [] } satisfies AlertAnswerData, {
        status: shown.status,
        headers: NOT_KEPT,
      });
    }
    if (state === 'refused' || state === 'unchanged') {
      const isLink = url.searchParams.get('motifs') === 'token.NOT_FOUND';
      const page = { alert: null, token: '', reasons: reasonsIn(url.searchParams, FIELDS) };
      return isLink
        ? data({ ...page, state: 'unknown' } satisfies AlertAnswerData, { status: 404 })
        : data({ ...page, state } satisfies AlertAnswerData);
    }
    const alert = await namedAlert(client, url.searchParams, { signal });
    return data({ state, alert, token: '', reasons: [] } satisfies AlertAnswerData);
  } catch (error) {
    if (error instanceof ApiError)
      throw data(null, { status: 503, statusText: 'Les alertes sont momentanément indisponibles' });
    throw error;
  }
}

export async function find(
  client: ApiClient,
  token: string,
  options: { signal: AbortSignal },
): Promise<AlertDescription | null> {
  try {
    return await client.alerts.get(token, options);
  } catch (error) {
    if (error instanceof EntityNotFoundError) return null;
    throw error;
  }
}

export function head({ data }: HeadInput<AlertAnswerData | undefined>): Head {
  const state = data?.state ?? 'unknown';
  const isRefused = state === 'refused' || state === 'unchanged';
  const title = isRefused ? `Erreur\u00a0: ${TITLES[state].toLowerCase()}` : TITLES[state];
  return { title, robots: 'noindex,nofollow' };
}
