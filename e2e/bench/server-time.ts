import { median } from './statistics.ts';

/** Returns the median time in milliseconds to get each of the addresses, one after the other. */
export async function medianTime(addresses: readonly string[]): Promise<number> {
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
