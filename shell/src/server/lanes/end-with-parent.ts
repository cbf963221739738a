import { Worker } from 'node:worker_threads';

declare global {
  // The types of Node's own objects are in one.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace NodeJS {
    interface ProcessPermission {
      /** Takes a right away, for good. */
      drop(scope: string): void;
    }
  }
}

/** Of a process whose parent is gone another one is the parent. */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
  }, 1_000);
`;

/**
 * Ends this process when the one that started it is gone. That is watched by a thread of its own: it does so even while
 * a remote loops, when nothing that the parent says, or no longer says, is heard.
 */
export function endWithParent(): void {
  new Worker(WATCH, {
    eval: true,
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  }).unref();
  // No remote starts another one. Where a lane is debugged, nothing is refused.
  const permission: NodeJS.ProcessPermission | undefined = process.permission;
  permission?.drop('worker');
}
