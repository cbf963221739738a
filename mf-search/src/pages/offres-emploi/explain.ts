import { ApiError, BusinessError } from '@careers/api-client';
import { data } from '@careers/platform';

const UNAVAILABLE = 'La recherche est momentanément indisponible. Réessayez dans quelques instants.';

const REFUSED = 'Cette recherche ne peut pas être comprise.';

/**
 * Returns what to throw for what a search threw: an error page for a refusal or a failure of the job API; anything else
 * as it is, a mistake of ours that must be seen.
 */
export function explain(error: unknown): unknown {
  if (error instanceof BusinessError) return data(null, { status: 400, statusText: REFUSED });
  if (error instanceof ApiError) return data(null, { status: 503, statusText: UNAVAILABLE });
  return error;
}
