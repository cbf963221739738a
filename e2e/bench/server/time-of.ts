/**
 * Returns in how many milliseconds an address is answered, to the last byte, compressed as for browsers.
 * @throws Error when it is answered with another status.
 */
export async function timeOf(address: string, status = 200): Promise<number> {
  const started = performance.now();
  const response = await fetch(address, { headers: { 'accept-encoding': 'br', 'user-agent': 'bench' } });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${address} answered ${response.status}, not ${status}.`);
  return performance.now() - started;
}
