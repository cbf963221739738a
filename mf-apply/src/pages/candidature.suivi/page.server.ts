import { ApiError, EntityNotFoundError, findSentApplication } from '@careers/api-client';
import type { ApiAccess, CallOptions, SentApplication } from '@careers/api-client';
import { data } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { NOT_KEPT, TOKEN } from '../../server-forms/mail-link.ts';
import { UNKNOWN_TITLE, titleOf } from './sent-wording.ts';

export const searchParams = ['jeton', 'cv'];

/** Null for a link that is no longer valid. */
export type SentData = {
  application: SentApplication;
  token: string;
  /** True if a newer CV was just sent. */
  isReplaced: boolean;
} | null;

/**
 * Loads the application of a confirmation mail's link; 404 once withdrawn.
 * @throws 503 when the API does not answer.
 */
export async function loader({ api, url, signal }: PageRequest) {
  const token = url.searchParams.get('jeton') ?? '';
  try {
    const application = TOKEN.test(token) ? await find(api, token, { signal }) : null;
    const isReplaced = url.searchParams.get('cv') === 'remplace' && application?.cvReplacedAt !== undefined;
    const sent: SentData = application && { application, token, isReplaced };
    return data(sent, { status: sent ? 200 : 404, headers: NOT_KEPT });
  } catch (error) {
    if (error instanceof ApiError)
      throw data(null, { status: 503, statusText: 'Les candidatures sont momentanément indisponibles' });
    throw error;
  }
}

async function find(access: ApiAccess, token: string, options: CallOptions): Promise<SentApplication | null> {
  try {
    return await findSentApplication(access, token, options);
  } catch (error) {
    if (error instanceof EntityNotFoundError) return null;
    throw error;
  }
}

export function head({ data }: HeadInput<SentData | undefined>): Head {
  return { title: data ? titleOf(data.application) : UNKNOWN_TITLE, robots: 'noindex,nofollow' };
}
