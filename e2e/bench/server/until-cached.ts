/** Requests a page until it is cached: rendering would take processor time from a phone on the same machine. */
export async function untilCached(url: string): Promise<void> {
  let state: string | null;
  do {
    const response = await fetch(url);
    await response.text();
    state = response.headers.get('x-page-cache');
  } while (state !== 'hit');
}
