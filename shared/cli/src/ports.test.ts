import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPortFree } from './ports.ts';

test('a port is in use while a server listens, and free once it is closed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  expect(await isPortFree(port)).toBe(false);
  await new Promise((closed) => server.close(closed));
  expect(await isPortFree(port)).toBe(true);
});
