import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Point in a transaction, recognised in the traffic with PostgreSQL. */
export type Step = string;

/** Simple query message of PostgreSQL's protocol, with the query as plain text. */
const COMMIT = /^Q....commit\0/s;
const AUDIT = 'insert into "audit"';
const BACKEND_KEY = 'K'.charCodeAt(0);
const BACKEND_KEY_BYTES = 12;

/** Before `commit` is sent, and after it but before its response; of the transaction with the audit line. */
export const COMMIT_STEPS = ['commit', 'committed'] as const;

export interface Interruption {
  /** Prefix of a query, or one of `COMMIT_STEPS`. */
  step: Step;
  /** Runs at the step; drops the message if it returns `false`. */
  act(backend: number): Promise<boolean>;
}

/** Proxies a program's PostgreSQL connection and acts once at a step of a transaction, without hooks in the program. */
export class PostgresProxy {
  readonly #target: URL;
  readonly #server = createServer((client) => this.#serve(client));
  readonly #sockets = new Set<Socket>();
  #interruption: Interruption | undefined;

  private constructor(target: URL) {
    this.#target = target;
  }

  static async start(targetUrl: string): Promise<PostgresProxy> {
    const proxy = new PostgresProxy(new URL(targetUrl));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** Connection string of the same database through the proxy. */
  get url(): string {
    const url = new URL(this.#target);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** Resolves once the step is reached and the action has run. */
  interrupt({ step, act }: Interruption): Promise<void> {
    return new Promise((resolve, failed) => {
      this.#interruption = {
        step,
        act: async (backend) => {
          try {
            return await act(backend);
          } catch (error) {
            failed(error);
            return false;
          } finally {
            resolve();
          }
        },
      };
    });
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname);
    this.#sockets.add(client);
    client.once('close', () => this.#sockets.delete(client));
    const session = { backend: 0, hasAudit: false, isCommitting: false };
    let begun = Buffer.alloc(0);
    const toServer = async (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      if (text.includes(AUDIT)) session.hasAudit = true;
      session.isCommitting = session.hasAudit && COMMIT.test(text);
      if (session.isCommitting) session.hasAudit = false;
      const isAt = (step: Step) => (step === 'commit' ? session.isCommitting : text.includes(step));
      return this.#passes(isAt, session.backend);
    };
    const toClient = async (chunk: Buffer) => {
      begun = session.backend ? begun : Buffer.concat([begun, chunk]);
      session.backend ||= backendOf(begun);
      return this.#passes((step) => step === 'committed' && session.isCommitting, session.backend);
    };
    void pass(client, server, toServer);
    void pass(server, client, toClient);
  }

  async #passes(isAt: (step: Step) => boolean, backend: number): Promise<boolean> {
    const interruption = this.#interruption;
    if (!interruption || !isAt(interruption.step)) return true;
    this.#interruption = undefined;
    return interruption.act(backend);
  }
}

async function pass(from: Socket, to: Socket, passes: (chunk: Buffer) => Promise<boolean>): Promise<void> {
  to.on('error', () => undefined);
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (!(await passes(chunk))) break;
      to.write(chunk);
    }
  } catch {
    // Closes the other side of a broken connection.
  }
  to.destroy();
  from.destroy();
}

/** Returns the backend's process id from PostgreSQL's startup messages; 0 before it was received. */
function backendOf(begun: Buffer): number {
  for (let at = 0; at + BACKEND_KEY_BYTES < begun.length; at += 1 + begun.readUInt32BE(at + 1)) {
    if (begun[at] === BACKEND_KEY) return begun.readUInt32BE(at + 5);
  }
  return 0;
}
