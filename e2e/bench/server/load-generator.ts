import autocannon from 'autocannon';

/** How many ask at once; one process, so one core of the machine. */
const CONNECTIONS = 16;
const SECONDS = 4;

export interface Throughput {
  perSecond: number;
  /** Milliseconds until an answer was there, of half of them and of all but one in forty. */
  median: number;
  p97: number;
}

/**
 * Asks a server over all connections at once, for one address after the other.
 * @throws Error when one is not answered with 200.
 */
export async function fire(origin: string, encoding: string, next: () => string): Promise<Throughput> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': encoding },
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  if (errors + non2xx > 0)
    throw new Error(`${origin} failed to answer ${errors + non2xx} requests under load.`);
  return { perSecond: requests.average, median: latency.p50, p97: latency.p97_5 };
}
