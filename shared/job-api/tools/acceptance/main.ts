import { AcceptedApi } from './accepted-api.ts';
import { CHECKS } from './checks.ts';

/** `npm run acceptance -- --base https://host`: checks that a server can replace this one. */
const index = process.argv.indexOf('--base');
const address = index > 0 ? process.argv[index + 1] : undefined;
if (!address) {
  console.error('Say which server: npm run acceptance -w shared/job-api -- --base https://host');
  process.exit(2);
}
const api = new AcceptedApi(address);
let failures = 0;
for (const { name, run } of CHECKS) {
  const problem = await run(api).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (problem === undefined) continue;
  failures += 1;
  console.error(`✗ ${name}\n    ${problem.replaceAll('\n', '\n    ')}`);
}
console.log(`${CHECKS.length - failures} of ${CHECKS.length} checks hold at ${address}`);
process.exit(failures === 0 ? 0 : 1);
