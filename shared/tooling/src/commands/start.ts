import { bodyOf, registryClient } from '@careers/cli/client';
import { runSite } from '../site/run-site.ts';

/** `npm start`: runs the whole site on one machine until Ctrl-C. */
const started = performance.now();
await runSite({
  async onReady({ address, registry }) {
    const { url } = await bodyOf(registryClient(registry).POST('/v1/login-links', {}));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      `\nThe site is ready after ${seconds} s: ${address}\nThe release desk: ${new URL('/desk', url).href}\n  sign in, once and within an hour: ${url}\nStop it with Ctrl-C.\n`,
    );
  },
});
