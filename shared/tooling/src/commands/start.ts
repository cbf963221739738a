import { runSite } from '../site/run-site.ts';

/** The whole site on one machine. Ctrl-C ends all of it. */
const started = performance.now();
await runSite({
  onReady({ address }) {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`\nThe site is ready after ${seconds} s: ${address}\nCtrl-C ends it.\n`);
  },
});
