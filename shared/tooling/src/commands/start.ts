import { runSite } from '../site/run-site.ts';

/** `npm start`: runs the whole site on one machine until Ctrl-C. */
const started = performance.now();
await runSite({
  onReady({ address }) {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`\nThe site is ready after ${seconds} s: ${address}\nStop it with Ctrl-C.\n`);
  },
});
