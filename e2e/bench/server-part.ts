import { BUDGETS } from './budgets.ts';
import type { Report } from './report.ts';
import { medianTime } from './server-time.ts';

const WORDS = [
  'boucher',
  'boulanger',
  'caisse',
  'cariste',
  'primeur',
  'drive',
  'comptable',
  'manager',
  'livreur',
  'paie',
];
const CONTRACTS = ['cdi', 'cdd', 'stage', 'alternance', 'cddsaisonnier'];
const ENTITIES = ['super-u', 'hyper-u', 'u-express', 'utile', 'u-log', 'u-tech'];
const OFFERS = '/api/v2.0/offers/?page=0&size=10';

/** Measures what the servers take for what no cache has: pages far into the list, facets of all offers, documents. */
export async function measureServer(
  site: { address: string; apiAddress: string },
  report: Report,
): Promise<void> {
  report.begin('server');
  const pages = (...paths: string[]) => medianTime(paths.map((path) => site.address + path));
  const words = WORDS.flatMap((word) =>
    [1, 2, 3].map((page) => `/offres-emploi?keywords=${word}&page=${page}`),
  );
  report.line('uncached results page', await pages(...words), 'ms', BUDGETS.uncachedResultsMilliseconds);
  const far = Array.from({ length: 30 }, (_, index) => `/offres-emploi?page=${1000 + index}`);
  report.line('page 1 000 of all offers', await pages(...far), 'ms', BUDGETS.farPageMilliseconds);
  // As the browser asks: through the shell, for the list and the counts of every facet.
  const facets = ENTITIES.flatMap((entity) =>
    CONTRACTS.map(
      (contract) =>
        `${OFFERS}&sort=publicationDate,desc&codeContractType=dr_contract_${contract}&codeEntity=${entity}`,
    ),
  );
  report.line('facet of all offers', await pages(...facets), 'ms', BUDGETS.facetMilliseconds);
  const { list } = (await (await fetch(site.apiAddress + OFFERS)).json()) as { list: { url: string }[] };
  const sheets = list.map(({ url }) => `${url}/fiche-de-poste.pdf`);
  report.line('job sheet of an offer', await pages(...sheets), 'ms', BUDGETS.jobSheetMilliseconds);

  const searches = WORDS.flatMap((word) =>
    [30, 31, 32].map(
      (radius) => `${site.apiAddress}${OFFERS}&keywords=${word}&codeTown=town_44109&radius=${radius}`,
    ),
  );
  report.line('search of the job API', await medianTime(searches), 'ms', BUDGETS.searchMilliseconds);
}
