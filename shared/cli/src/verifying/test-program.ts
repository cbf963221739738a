import { verify } from './verify.ts';

/** Runs `verify` for a test, and prints the result: in Jest's contexts a screenshot takes a minute. */
const [site = '', folder = '', ...addresses] = process.argv.slice(2);
console.log(JSON.stringify(await verify({ site, folder, addresses, preview: `${site}/_preview?token=a` })));
