import fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellState } from './shell-report.ts';

export const TOKEN = 'token of a shell of tests';

/** Fake registry that can also lie, hang, stop and restart at the same address. */
export class FakeRegistry {
  /** Document that it serves. */
  jws = '';
  /** True to never answer requests. */
  hangs = false;
  /** True to buffer events, like some proxies. */
  holdsEvents = false;
  readonly blobs = new Map<string, Buffer>();
  readonly blobsAsked: string[] = [];
  readonly reports: (ShellState & { instance: string; environment: string; run: string })[] = [];
  readonly retired: string[] = [];
  url = '';
  #app: FastifyInstance | undefined;
  #listening = new Set<FastifyReply>();

  async start(): Promise<void> {
    const app = fastify({ forceCloseConnections: true });
    this.#app = app;
    app.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${TOKEN}`) return reply.code(401).send({});
      if (this.hangs) await new Promise(() => undefined);
    });
    app.get('/v1/environments/production/events', (_request, reply) => {
      if (this.holdsEvents) return reply.code(502).send();
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.raw.write(eventOf(this.jws));
      this.#listening.add(reply);
      reply.raw.on('close', () => this.#listening.delete(reply));
    });
    app.get('/v1/environments/production/document', (request, reply) => {
      if (request.headers['if-none-match'] === `"${revisionOf(this.jws)}"`) return reply.code(304).send();
      return reply.type('application/jose').send(this.jws);
    });
    app.get<{ Params: { digest: string } }>('/v1/blobs/:digest', (request, reply) => {
      this.blobsAsked.push(request.params.digest);
      const bytes = this.blobs.get(request.params.digest);
      return bytes ? reply.send(bytes) : reply.code(404).send({ rule: 'no-such-blob' });
    });
    app.put<{ Params: { instance: string }; Body: ShellState & { environment: string; run: string } }>(
      '/v1/shells/:instance',
      (request, reply) => {
        this.reports.push({ ...request.body, instance: request.params.instance });
        return reply.code(204).send();
      },
    );
    app.delete<{ Params: { instance: string } }>('/v1/shells/:instance', (request, reply) => {
      this.retired.push(request.params.instance);
      return reply.code(204).send();
    });
    const port = this.url ? Number(new URL(this.url).port) : 0;
    this.url = await app.listen({ port, host: '127.0.0.1' });
  }

  /** Replaces the document, and sends it to all subscribers. */
  publish(jws: string): void {
    this.jws = jws;
    for (const { raw } of this.#listening) raw.write(eventOf(jws));
  }

  /** Stops immediately and closes the connections of all subscribers. */
  async die(): Promise<void> {
    for (const { raw } of this.#listening) raw.destroy();
    await this.#app?.close();
    this.#app = undefined;
  }
}

function eventOf(jws: string): string {
  return `event: document\nid: ${revisionOf(jws)}\ndata: ${jws}\n\n`;
}

function revisionOf(jws: string): number {
  const payload: unknown = JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString() || 'null');
  return typeof payload === 'object' && payload !== null && 'revision' in payload
    ? Number(payload.revision)
    : 0;
}
