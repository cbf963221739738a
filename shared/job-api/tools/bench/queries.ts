import { readJudgedQueries } from '../quality/judged-queries.ts';
import type { Random } from '../seed/offers/random.ts';

const TOWNS = [
  'town_44109',
  'town_35238',
  'town_85191',
  'town_49007',
  'town_75056',
  'town_69123',
  'town_17300',
  'town_56260',
];
const CONTRACTS = ['dr_contract_cdi', 'dr_contract_cdd', 'dr_contract_alternance'];
const TYPED_PLACES = ['n', 'na', 'nan', 'ren', 'la ro', 'saint-', '44', '750', 'mars', 'st'];
const TYPED_JOBS = ['b', 'bo', 'bouch', 'c', 'caiss', 'chef de', 'emp', 'logi', 'hôte', 'manager'];
const SUGGESTION_MILLISECONDS = 10;

/** A kind of search, with its share of the mix. */
export interface QueryKind {
  name: string;
  share: number;
  /** Budget at any number of offers. */
  p95?: number;
  /** Returns an address below the API's base. */
  make(random: Random): string;
}

const judged = [...readJudgedQueries('held-out'), ...readJudgedQueries('working')].map(({ query }) => query);
const offers = (query: Record<string, string>) => `/offers/?${new URLSearchParams(query)}`;

/** Mix of searches of the benchmark. */
export const QUERY_KINDS: readonly QueryKind[] = [
  { name: 'keywords', share: 30, make: (random) => offers({ keywords: random.pick(judged) }) },
  {
    name: 'keywords + filters',
    share: 15,
    make: (random) =>
      offers({
        keywords: random.pick(judged),
        codeContractType: random.pick(CONTRACTS),
        codeOfferTime: 'dr_jobtime_tempsplein',
      }),
  },
  {
    name: '30 km by distance',
    share: 20,
    make: (random) => offers({ codeTown: random.pick(TOWNS), sort: 'distance,asc' }),
  },
  {
    name: 'keywords in 30 km',
    share: 15,
    make: (random) => offers({ keywords: random.pick(judged), codeTown: random.pick(TOWNS) }),
  },
  {
    name: 'none, by date',
    share: 10,
    make: (random) => offers({ page: String(random.between(0, 5)) }),
  },
  {
    name: 'suggested places',
    share: 5,
    p95: SUGGESTION_MILLISECONDS,
    make: (random) =>
      `/referentials/?type=TOWN,DEPARTMENT,REGION&size=8&keyword=${encodeURIComponent(random.pick(TYPED_PLACES))}`,
  },
  {
    name: 'suggested jobs',
    share: 5,
    p95: SUGGESTION_MILLISECONDS,
    make: (random) =>
      `/referentials/offerKeyword?size=8&keyword=${encodeURIComponent(random.pick(TYPED_JOBS))}`,
  },
];
