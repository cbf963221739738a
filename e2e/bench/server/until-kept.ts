/**
 * Waits until the site has a page ready to be sent: rendering it would take the processor from a phone that is measured
 * on the same machine.
 */
export async function untilKept(url: string): Promise<void> {
  let state: string | null;
  do {
    const response = await fetch(url);
    await response.text();
    state = response.headers.get('x-page-cache');
  } while (state !== 'hit');
}
