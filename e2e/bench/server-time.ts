import { median } from './statistics.ts';

/** Parts of a series of which the quietest counts: other programs of the machine disturb some of them. */
const PARTS = 3;

/**
 * Returns the median time in milliseconds to get an address, of the quietest third of a series.
 * @throws when one is answered with another status.
 */
export async function medianTime(addresses: readonly string[], status = 200): Promise<number> {
  const size = Math.ceil(addresses.length / PARTS);
  const medians: number[] = [];
  for (let start = 0; start < addresses.length; start += size) {
    medians.push(await medianOf(addresses.slice(start, start + size), status));
  }
  return Math.min(...medians);
}

/** Asks a server that has just started often enough that it has compiled its own code: no visitor waits for that. */
export async function warmUp(address: string): Promise<void> {
  await medianOf(
    Array.from({ length: 500 }, () => address),
    200,
  );
}

async function medianOf(addresses: readonly string[], status: number): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    const started = performance.now();
    const response = await fetch(address, {
      headers: { 'accept-encoding': 'identity', 'user-agent': 'bench' },
    });
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`${address} answered ${response.status}.`);
    times.push(performance.now() - started);
  }
  return median(times);
}
