import { checkContent } from './check-content.ts';

try {
  checkContent();
  console.log('mf-content: every text is there and well set, every link leads to a page.');
} catch (error) {
  // What to mend, without the trace of a program that an editor has not written.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
