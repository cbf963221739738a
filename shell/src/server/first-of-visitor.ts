import { LRUCache } from 'lru-cache';

/** Window in which repeated reports of a visitor count once. */
const VISIT_MILLISECONDS = 10 * 60_000;
const MAX_VISITS = 20_000;
/** Limit per IP address against forged cohorts; an office may share an address. */
const MAX_OF_ADDRESS = 20;

/**
 * Returns a predicate: true for a visitor's first report about a version within the window, while their address is
 * below its limit.
 */
export function firstOfVisitor(): (name: string, cohort: number, address: string) => boolean {
  const visits = new LRUCache<string, true>({ max: MAX_VISITS, ttl: VISIT_MILLISECONDS });
  const ofAddresses = new LRUCache<string, number>({ max: MAX_VISITS, ttl: VISIT_MILLISECONDS });
  return (name, cohort, address) => {
    const visit = `${cohort} ${name}`;
    if (visits.has(visit)) return false;
    visits.set(visit, true);
    const count = (ofAddresses.get(`${address} ${name}`) ?? 0) + 1;
    ofAddresses.set(`${address} ${name}`, count);
    return count <= MAX_OF_ADDRESS;
  };
}
