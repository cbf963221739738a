/** @jest-environment node */
import { Agent, get } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { keptConnections } from './kept-connections.ts';

test('a server closes once it has answered, also on a connection that the client keeps', async () => {
  const app = Fastify();
  app.register(keptConnections);
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const { promise: answer, resolve: release } = Promise.withResolvers<string>();
  app.get('/', () => {
    asked();
    return answer;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const request = get(address, { agent });
  await isAsked;
  const closed = app.close();
  release('answered');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
  await closed;
  agent.destroy();
});
