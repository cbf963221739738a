import { serveLoopback } from './loopback.ts';

/** Returns an origin on this machine where nothing listens, for a server that must know its own before it does. */
export async function freeOrigin(): Promise<string> {
  const server = await serveLoopback(() => () => undefined);
  await server.stop();
  return server.origin;
}
