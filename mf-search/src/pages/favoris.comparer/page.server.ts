import { EntityNotFoundError, GoneError, createApiClient } from '@careers/api-client';
import type { Head, PageRequest } from '@careers/platform';
import { MAX_COMPARED, readCompared } from '../../offers/compare-path.ts';
import { explain } from '../offres-emploi/interpretation/find-interpreted.ts';
import { compare } from './compared-offers.ts';
import type { Comparison, FoundOffer } from './compared-offers.ts';

export const searchParams = ['offres'];

/** The offers are in the address, so that the page can be reloaded, printed and sent, also without JavaScript. */
export async function loader({ url, api, signal }: PageRequest): Promise<Comparison> {
  const { offers } = createApiClient(api);
  const find = async (reference: string): Promise<FoundOffer> => {
    try {
      return await offers.get(reference, { signal });
    } catch (error) {
      if (error instanceof EntityNotFoundError || error instanceof GoneError) return reference;
      throw signal.aborted ? error : explain(error);
    }
  };
  return compare(await Promise.all(readCompared(url).map(find)), new Date());
}

export const head = (): Head => ({
  title: 'Comparer des offres',
  description: `Jusqu’à ${MAX_COMPARED} offres côte à côte\u00A0: salaire, contrat, temps de travail, télétravail, lieu.`,
  canonical: '/favoris/comparer',
  robots: 'noindex,follow',
});
