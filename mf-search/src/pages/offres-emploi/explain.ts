import { BusinessError } from '@careers/api-client';
import { data } from '@careers/platform';

const UNAVAILABLE = 'La recherche est momentanément indisponible. Réessayez dans quelques instants.';

const REFUSED = 'Cette recherche ne peut pas être comprise.';

/** What a visitor is told when the job API refuses a search, or gives no answer. */
export function explain(error: unknown) {
  if (error instanceof BusinessError) return data(null, { status: 400, statusText: REFUSED });
  return data(null, { status: 503, statusText: UNAVAILABLE });
}
