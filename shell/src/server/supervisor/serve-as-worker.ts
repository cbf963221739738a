import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isConnectionOffer } from './messages.ts';
import type { WorkerMessage } from './messages.ts';
import { OpenConnections } from './open-connections.ts';
import { remoteOfError } from './remote-of-error.ts';
import { HEARTBEAT_MILLISECONDS } from './worker-life.ts';

/** What requests under way may take, once a worker leaves. */
const LEAVE_MILLISECONDS = 5_000;

/**
 * Serves the connections that the supervisor gives this process, and tells it that the event loop goes round. An error
 * that nobody has caught is logged with the remote whose code it came from; then, as after SIGTERM, the process finishes
 * what it has and ends.
 */
export async function serveAsWorker(app: FastifyInstance): Promise<void> {
  const connections = new OpenConnections(app.server);
  let isLeaving = false;
  const leave = async (code: number) => {
    if (isLeaving) return;
    isLeaving = true;
    tell({ type: 'worker-leaving' });
    await Promise.race([connections.finish(), wait(LEAVE_MILLISECONDS)]);
    await app.close().catch((error: unknown) => app.log.error({ event: 'close_failed', err: error }));
    process.exit(code);
  };

  process.on('uncaughtException', (error, origin) => {
    const remote = remoteOfError(error);
    const whose = remote ? `code of ${remote}` : 'the shell';
    app.log.fatal(
      { event: 'unhandled_error', err: error, remote, origin },
      `An error in ${whose} was not handled: this worker ends`,
    );
    void leave(1);
  });
  process.once('SIGTERM', () => void leave(0));
  // A terminal sends it to every process; the supervisor says what it means.
  process.on('SIGINT', () => undefined);

  await app.ready();
  startLimits(app.server);
  process.on('message', (message: unknown, socket: unknown) => {
    if (!isConnectionOffer(message)) return;
    tell({ type: 'connection-taken' });
    if (socket instanceof Socket) connections.add(socket);
  });
  setInterval(() => tell({ type: 'worker-alive' }), HEARTBEAT_MILLISECONDS).unref();
  tell({ type: 'worker-ready' });
}

/** A server that does not listen itself has no limits on slow requests until it is told that it does. */
function startLimits(server: Server): void {
  server.emit('listening');
}

function tell(message: WorkerMessage): void {
  // Without a supervisor there is nobody to tell: the process is ending.
  process.send?.(message, undefined, {}, () => undefined);
}
