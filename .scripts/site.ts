import { dataDirectoryOf, startSite } from './lib/running-site.ts';
import type { RunningSite } from './lib/running-site.ts';

/** The whole site on one machine. Ctrl-C ends all of it. */
const started = performance.now();
let site: RunningSite | undefined;
let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await site?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));

try {
  site = await startSite({
    port: Number(process.env['PORT'] ?? 3000),
    apiPort: Number(process.env['API_PORT'] ?? 3001),
    dataDirectory: dataDirectoryOf(process.env),
    show: (line) => console.log(line),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\nThe site is ready after ${seconds} s: ${site.address}\nCtrl-C ends it.\n`);
  for (const { name, ended } of Object.values(site.processes)) {
    void ended.then((code) => {
      if (ending) return;
      console.error(`${name} has ended with code ${code}, so the site ends. Its last lines are above.`);
      void end(1);
    });
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await end(1);
}
