#!/usr/bin/env node
import process from 'node:process';

const NEEDED = 24;

// `npm run release -- …`, or `careers …`: the parts of the site, released each on its own.
if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `This needs Node ${NEEDED} or later, and ran on ${process.versions.node}: run "nvm use", or see https://nodejs.org.`,
  );
  process.exitCode = 2;
} else {
  // Loaded only then: an older Node ends at the first import that it does not know.
  const { runRelease } = await import('./run.ts');
  process.exitCode = await runRelease(process.argv.slice(2));
}
