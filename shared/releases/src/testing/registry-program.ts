import { flushCompileCache } from 'node:module';

/** The registry, with its code compiled for the next starts: a process that is killed leaves nothing. */
await import('../main.ts');
flushCompileCache();
