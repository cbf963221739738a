import { SERVER } from '../budgets.ts';
import { figure } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report, Row } from '../report/report.ts';
import { median, quantile } from '../rules/statistics.ts';
import { timeOf } from './time-of.ts';

const CONTRACTS = ['cdi', 'cdd', 'stage', 'alternance', 'cddsaisonnier'];
const ENTITIES = ['super-u', 'hyper-u', 'u-express', 'utile', 'u-log', 'u-tech'];
const OFFERS = '/api/v2.0/offers/?page=0&size=10';
const FAR_PAGES = 30;

/** Measures uncached responses: far pages of the list, facets of all offers, documents. */
export async function measureOtherAnswers(
  site: { address: string; apiAddress: string },
  report: Report,
): Promise<void> {
  progress('server: far pages, facets, job sheets');
  const row = async (what: string, paths: readonly string[], expectation: object): Promise<Row> => {
    const times: number[] = [];
    for (const path of paths) times.push(await timeOf(site.address + path));
    return {
      what,
      'median ms': figure(median(times), 1, expectation),
      'p95 ms': figure(quantile(times, 0.95), 1),
    };
  };
  const far = Array.from({ length: FAR_PAGES }, (_, index) => `/offres-emploi?page=${1000 + index}`);
  // Requested through the shell, with the list and the counts of all facets, like browsers do.
  const facets = ENTITIES.flatMap((entity) =>
    CONTRACTS.map(
      (contract) =>
        `${OFFERS}&sort=publicationDate,desc&codeContractType=dr_contract_${contract}&codeEntity=${entity}`,
    ),
  );
  const { list } = (await (await fetch(site.apiAddress + OFFERS)).json()) as { list: { url: string }[] };
  const sheets = list.map(({ url }) => `${url}/fiche-de-poste.pdf`);
  report.table('Server: other uncached responses, one at a time', [
    await row('page 1 000 of all offers', far, SERVER.farPage),
    await row('facet of all offers', facets, SERVER.facet),
    await row('job sheet (PDF) of an offer', sheets, SERVER.jobSheet),
  ]);
}
