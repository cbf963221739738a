import autocannon from 'autocannon';

/** Concurrent connections of one process, and so of one core. */
const CONNECTIONS = 16;
const SECONDS = 4;

export interface Throughput {
  perSecond: number;
  /** Latency in milliseconds. */
  median: number;
  p97: number;
}

/**
 * Loads a server over concurrent connections.
 * @throws Error when a response is not 2xx.
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
