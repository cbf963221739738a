import { median } from './statistics.ts';

/** Parts of a series of which the quietest counts: other programs of the machine disturb some of them. */
const PARTS = 3;

/** Returns the median time in milliseconds to get an address, of the quietest third of a series. */
export async function medianTime(addresses: readonly string[]): Promise<number> {
  const size = Math.ceil(addresses.length / PARTS);
  const medians: number[] = [];
  for (let start = 0; start < addresses.length; start += size) {
    medians.push(await medianOf(addresses.slice(start, start + size)));
  }
  return Math.min(...medians);
}

async function medianOf(addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    const started = performance.now();
    const response = await fetch(address, {
      headers: { 'accept-encoding': 'identity', 'user-agent': 'bench' },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    times.push(performance.now() - started);
  }
  return median(times);
}
