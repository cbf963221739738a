import dgram from 'node:dgram';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';

/** They read and write files, or open a debugger, past Node's permission model. */
const REFUSED_MODULES = new Set(['sqlite', 'inspector', 'inspector/promises', 'repl', 'trace_events']);

/** They end this process without a stack, signal others, or change the user. */
const REFUSED_OF_PROCESS = [
  ...['exit', 'abort', 'kill', '_kill', '_debugProcess', '_debugEnd', 'send', 'disconnect'],
  ...['setuid', 'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups', 'chdir', 'dlopen'],
];

/**
 * Takes what Node's permission model leaves away from this process, before any remote runs: signals, debugger, SQLite,
 * listening sockets, priorities. A seat belt in JavaScript; the wall is what `confinedCommand` adds.
 * Returns the way to exit, which remotes do not have.
 */
export function confineProcess(): (code: number) => never {
  const exit = process.exit.bind(process);
  registerHooks({
    resolve(specifier, context, nextResolve) {
      refuseModule(specifier);
      return nextResolve(specifier, context);
    },
  });
  const builtin = process.getBuiltinModule.bind(process);
  refuse(process, 'getBuiltinModule', (id: string) => {
    refuseModule(id);
    return builtin(id);
  });
  for (const name of REFUSED_OF_PROCESS) refuse(process, name, refusal(`process.${name}`));
  refuse(net.Server.prototype, 'listen', refusal('listen'));
  refuse(dgram.Socket.prototype, 'bind', refusal('bind'));
  refuse(os, 'setPriority', refusal('os.setPriority'));
  syncBuiltinESMExports();
  return exit;
}

function refuseModule(specifier: string): void {
  const name = specifier.replace(/^node:/, '');
  if (REFUSED_MODULES.has(name)) throw new Error(`node:${name} was imported: remotes cannot use it.`);
}

/** A remote that calls it is found by the stack of what is thrown. */
function refusal(name: string): () => never {
  return () => {
    throw new Error(`${name} was called: remotes cannot end or signal processes, listen or change rights.`);
  };
}

function refuse(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value });
}
