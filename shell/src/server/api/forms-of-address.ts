import type { FastifyReply, FastifyRequest } from 'fastify';

/** Forms that one address may be sending: all share the connections to the API. */
const MAX_FORMS = 10;
const RETRY_AFTER_SECONDS = 10;

/** Refuses further forms of an address that is sending many, so that slow ones leave room for those of others. */
export class FormsOfAddress {
  readonly #sending = new Map<string, number>();

  /** Counts a form until it is answered; otherwise prepares the answer 429, for the caller to send. */
  admit({ ip }: FastifyRequest, reply: FastifyReply): boolean {
    const count = this.#sending.get(ip) ?? 0;
    if (count >= MAX_FORMS) {
      reply.code(429).header('retry-after', RETRY_AFTER_SECONDS);
      return false;
    }
    this.#sending.set(ip, count + 1);
    reply.raw.once('close', () => this.#end(ip));
    return true;
  }

  #end(ip: string): void {
    const left = (this.#sending.get(ip) ?? 1) - 1;
    if (left > 0) this.#sending.set(ip, left);
    else this.#sending.delete(ip);
  }
}
