#!/usr/bin/env node
import process from 'node:process';
import { runRelease } from './run.ts';

// `npm run release -- …`, or `careers …`: the parts of the site, released each on its own.
process.exitCode = await runRelease(process.argv.slice(2));
