import { serveLoopback } from './loopback.ts';

/** Returns a free local origin, for a server that must know its own in advance. */
export async function freeOrigin(): Promise<string> {
  const server = await serveLoopback(() => () => undefined);
  await server.stop();
  return server.origin;
}
