import module, { registerHooks, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import v8 from 'node:v8';

/** Modules that bypass Node's permission model: they access files, open a debugger, or listen. */
const REFUSED_MODULES = ['sqlite', 'inspector', 'inspector/promises', 'repl', 'trace_events', 'dgram'];

/** Both spellings of each name; without a prototype, which a remote could modify. */
const REFUSED_NAMES = Object.assign(
  Object.create(null) as Record<string, true>,
  ...REFUSED_MODULES.flatMap((name) => [{ [name]: true }, { [`node:${name}`]: true }]),
);

/** Functions that end this process without a stack, signal others, or change the user. */
const REFUSED_OF_PROCESS = [
  ...['exit', 'abort', 'kill', '_kill', '_debugProcess', '_debugEnd', 'send', 'disconnect'],
  ...['setuid', 'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups', 'chdir', 'dlopen'],
];

/**
 * Disables what Node's permission model leaves open, before any remote runs: signals, debugger, SQLite, listening
 * sockets, priorities. Defence in depth in JavaScript; the actual sandbox is `confinedCommand`. Returns `exit`, which
 * remotes cannot call.
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
  // Disables module hooks that would run before ours, and engine flags.
  refuse(module, 'registerHooks', refusal('registerHooks'));
  refuse(v8, 'setFlagsFromString', refusal('v8.setFlagsFromString'));
  syncBuiltinESMExports();
  return exit;
}

function refuseModule(name: string): void {
  if (name in REFUSED_NAMES) throw new Error(`${name} was imported: remotes cannot use it.`);
}

/** Returns a function that throws, so that the stack identifies the calling remote. */
function refusal(name: string): () => never {
  return () => {
    throw new Error(`${name} was called: remotes cannot end or signal processes, listen or change rights.`);
  };
}

function refuse(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value });
}
