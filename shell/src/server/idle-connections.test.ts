/** @jest-environment node */
import { Agent, get } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { idleConnections } from './idle-connections.ts';

test('a server closes after its last response, despite keep-alive connections', async () => {
  const app = Fastify();
  app.register(idleConnections);
  const { promise: isReceived, resolve: received } = Promise.withResolvers<void>();
  const { promise: answer, resolve: release } = Promise.withResolvers<string>();
  app.get('/', () => {
    received();
    return answer;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const request = get(address, { agent });
  await isReceived;
  const closed = app.close();
  // The connection must be busy when Node.js closes idle ones.
  while (app.server.listening) await new Promise(setImmediate);
  release('answered');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
  await closed;
  agent.destroy();
});

test('a server closes despite a browser’s preconnect', async () => {
  const app = Fastify();
  app.register(idleConnections);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const isAccepted = once(app.server, 'connection');
  const connection = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume();
  await isAccepted;
  const isClosed = once(connection, 'close');
  await app.close();
  await isClosed;
});
