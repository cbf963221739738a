#!/usr/bin/env node
import process from 'node:process';
import { runRelease } from './run.ts';

// Entry point of `careers …` and `npm run release -- …`.
process.exitCode = await runRelease(process.argv.slice(2));
