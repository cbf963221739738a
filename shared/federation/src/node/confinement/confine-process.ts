import module, { registerHooks, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import v8 from 'node:v8';

/** They read and write files, open a debugger, or listen, past Node's permission model. */
const REFUSED_MODULES = ['sqlite', 'inspector', 'inspector/promises', 'repl', 'trace_events', 'dgram'];

/** Both ways to write each name; without a prototype, which a remote could change. */
const REFUSED_NAMES = Object.assign(
  Object.create(null) as Record<string, true>,
  ...REFUSED_MODULES.flatMap((name) => [{ [name]: true }, { [`node:${name}`]: true }]),
);

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
      const resolved = nextResolve(specifier, context);
      refuseModule(resolved.url);
      return resolved;
    },
  });
  const builtin = process.getBuiltinModule.bind(process);
  refuse(process, 'getBuiltinModule', (id: string) => {
    refuseModule(id);
    return builtin(id);
  });
  for (const name of REFUSED_OF_PROCESS) refuse(process, name, refusal(`process.${name}`));
  refuse(net.Server.prototype, 'listen', refusal('listen'));
  refuse(os, 'setPriority', refusal('os.setPriority'));
  // Hooks that run before ours, and flags of the engine.
  refuse(module, 'registerHooks', refusal('registerHooks'));
  refuse(v8, 'setFlagsFromString', refusal('v8.setFlagsFromString'));
  syncBuiltinESMExports();
  return exit;
}

function refuseModule(name: string): void {
  if (name in REFUSED_NAMES) throw new Error(`${name} was imported: remotes cannot use it.`);
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
