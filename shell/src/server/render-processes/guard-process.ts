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

/** The parent of an orphan is another process. */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
  }, 1_000);
`;
/** Functions of `process` that end this process quietly, or that signal the parent: the permission model allows that. */
const FORBIDDEN = ['exit', 'kill', '_kill', '_debugProcess'];

/**
 * Guards this process and its parent before any remote runs. A thread of its own ends it when the parent is gone, even
 * while a remote loops. Returns the way to exit, which remotes do not have.
 */
export function guardProcess(): typeof process.exit {
  const exit = process.exit.bind(process);
  new Worker(WATCH, {
    eval: true,
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  }).unref();
  // Not while this process is debugged: nothing is refused then.
  const permission: NodeJS.ProcessPermission | undefined = process.permission;
  permission?.drop('worker');
  for (const name of FORBIDDEN) {
    // A remote that calls it is found by the stack of what is thrown.
    const value = () => {
      throw new Error(`process.${name} was called: a remote cannot end a process, nor signal one.`);
    };
    Object.defineProperty(process, name, { value });
  }
  return exit;
}
