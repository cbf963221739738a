/**
 * Returns the time until the last byte of a compressed response, in milliseconds.
 * @throws Error when the status differs.
 */
export async function timeOf(address: string, status = 200): Promise<number> {
  const started = performance.now();
  const response = await fetch(address, { headers: { 'accept-encoding': 'br', 'user-agent': 'bench' } });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${address} answered ${response.status}, not ${status}.`);
  return performance.now() - started;
}
