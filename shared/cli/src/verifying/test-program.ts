import { verify } from './verify.ts';

/** Runs `verify` for a test, and prints the result: in Jest's contexts a screenshot takes a minute. */
const [site = '', folder = '', ...addresses] = process.argv.slice(2);
const preview = `${site}/_preview?token=a`;
console.log(JSON.stringify(await verify({ site, folder, addresses, preview, hydrationMilliseconds: 5_000 })));
