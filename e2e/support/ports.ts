import { isPortFree } from '@careers/tooling/ports';

/**
 * Below what systems give to who asks for any port (from 32768), a thousand for each process of Playwright: between asking
 * for a port and listening on it, nobody else gets it.
 */
const first = 20_000 + 1_000 * (Number(process.env['TEST_PARALLEL_INDEX'] ?? -1) + 1);
let given = 0;

/** Returns a port of the loopback address that nobody listens on, another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (given++ % 1_000);
    if (await isPortFree(port)) return port;
  }
}
