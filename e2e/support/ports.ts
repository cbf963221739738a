import { isPortFree } from '@careers/cli/ports';

/** Below the ephemeral ports (from 32768), a thousand for each worker of Playwright: no other process takes one meanwhile. */
const first = 20_000 + 1_000 * (Number(process.env['TEST_PARALLEL_INDEX'] ?? -1) + 1);
let given = 0;

/** Returns a free port of the loopback address, a new one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (given++ % 1_000);
    if (await isPortFree(port)) return port;
  }
}
