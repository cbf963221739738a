import type { FastifyReply, FastifyRequest } from 'fastify';

/** Forms that one address may be sending: all share the connections to the API. */
const MAX_FORMS = 10;
const RETRY_AFTER_SECONDS = 10;
const TOO_MANY = [
  { field: '', code: 'TOO_MANY_REQUESTS', message: 'Trop de demandes, merci de réessayer dans une minute' },
];

/** Refuses further forms of an address that is sending many, by 429, so that slow ones leave room for those of others. */
export class FormsOfAddress {
  readonly #sending = new Map<string, number>();

  admit(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const { ip } = request;
    const count = this.#sending.get(ip) ?? 0;
    if (count >= MAX_FORMS) return reply.code(429).header('retry-after', RETRY_AFTER_SECONDS).send(TOO_MANY);
    this.#sending.set(ip, count + 1);
    reply.raw.once('close', () => this.#end(ip));
    return undefined;
  }

  #end(ip: string): void {
    const left = (this.#sending.get(ip) ?? 1) - 1;
    if (left > 0) this.#sending.set(ip, left);
    else this.#sending.delete(ip);
  }
}
