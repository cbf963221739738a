import { BusinessError } from '@careers/api-client';
import { data } from '@careers/platform';

const UNAVAILABLE = 'La recherche est momentanément indisponible. Réessayez dans quelques instants.';

const REFUSED = 'Cette recherche ne peut pas être comprise.';

/** Turns a rejected search or a missing answer of the job API into an error page. */
export function explain(error: unknown) {
  if (error instanceof BusinessError) return data(null, { status: 400, statusText: REFUSED });
  return data(null, { status: 503, statusText: UNAVAILABLE });
}
