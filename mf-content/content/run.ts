import { checkContent } from './check-content.ts';

try {
  checkContent();
  console.log('mf-content: every text is there and well set, every link leads to a page.');
} catch (error) {
  // The errors to fix, without a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
