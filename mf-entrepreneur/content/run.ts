import { checkContent } from './check-content.ts';

try {
  checkContent();
  console.log('mf-entrepreneur: every text is there and well set.');
} catch (error) {
  // What to mend, without the trace of a program that an editor has not written.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
