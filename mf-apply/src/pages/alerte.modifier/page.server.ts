import { ApiError, createApiClient } from '@careers/api-client';
import { data } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { NOT_KEPT, TOKEN } from '../../server-forms/mail-link.ts';
import type { AlertData } from '../alerte/alert-data.ts';
import { nameAlert } from '../alerte/criteria-label.ts';
import { chosenAmong, loadReferences } from '../alerte/references.ts';
import { find } from '../alerte.$answer/page.server.ts';
import { TITLES, tokenState } from '../alerte.$answer/states.ts';

export const searchParams = ['jeton'];

const TITLE = 'Modifier votre alerte';

export type ChangesData =
  | { state: 'expired' | 'unknown' }
  | { state: 'toChange'; token: string; label: string; isActive: boolean; alert: AlertData };

/**
 * Loads the form that changes an alert, filled with its criteria. A used or invalid link has its own status.
 * @throws
 * 503 when the API does not answer.
 */
export async function loader({ api, url, signal }: PageRequest) {
  const client = createApiClient(api);
  const token = url.searchParams.get('jeton') ?? '';
  try {
    const found = TOKEN.test(token) ? await find(client, token, { signal }) : null;
    const { state, status } = tokenState('toConfirm', found?.status);
    if (!found || state === 'expired')
      return data({ state: found ? 'expired' : 'unknown' } satisfies ChangesData, {
        status,
        headers: NOT_KEPT,
      });
    const query = new URLSearchParams(Object.entries(found.criteria));
    const { jobChoices, entities, searched } = await loadReferences(client, query, { signal });
    const jobs = chosenAmong(jobChoices, query, 'codeJobName');
    const chosenEntities = chosenAmong(entities, query, 'codeEntity');
    const alert: AlertData = {
      jobs: jobChoices.sort((left, right) => left.label.localeCompare(right.label, 'fr')),
      entities,
      chosenJobs: jobs.map(({ code }) => code),
      chosenEntities: chosenEntities.map(({ code }) => code),
      frequency: found.frequency,
      words: '',
      searched,
      notKept: [],
      sector: null,
    };
    const { label } = nameAlert({ jobs, entities: chosenEntities, searched });
    const isActive = found.status === 'ACTIVE';
    return data({ state: 'toChange', token, label, isActive, alert } satisfies ChangesData, {
      headers: NOT_KEPT,
    });
  } catch (error) {
    if (error instanceof ApiError)
      throw data(null, { status: 503, statusText: 'Les alertes sont momentanément indisponibles' });
    throw error;
  }
}

export function head({ data }: HeadInput<ChangesData | undefined>): Head {
  const title = data?.state === 'toChange' ? TITLE : TITLES[data?.state ?? 'unknown'];
  return { title, robots: 'noindex,nofollow' };
}
