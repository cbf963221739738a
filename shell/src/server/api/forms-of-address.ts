import type { FastifyReply, FastifyRequest } from 'fastify';

/** Maximum concurrent forms per address: all share the connections to the API. */
const MAX_FORMS = 10;
const RETRY_AFTER_SECONDS = 10;

/** Limits concurrent forms per IP address, so that slow uploads leave room for other visitors. */
export class FormsOfAddress {
  readonly #sending = new Map<string, number>();

  /** Counts a form until it is answered; over the limit, prepares a 429 for the caller to send. */
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
