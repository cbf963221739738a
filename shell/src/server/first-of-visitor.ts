import { LRUCache } from 'lru-cache';

/** A visitor whose pages fail, or are slow, again and again is one. */
const VISIT_MILLISECONDS = 10 * 60_000;
const MAX_VISITS = 20_000;
/** Limit per address, which an office may share, against forged cohorts. */
const MAX_OF_ADDRESS = 20;

/** Returns whether a report about a version is the first of its visitor in a while, and their address has not sent too many. */
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
