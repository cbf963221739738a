/** What workers tell the supervisor. */
export type WorkerMessage =
  /** It can take connections. */
  | { type: 'worker-ready' }
  /** Its event loop goes round. */
  | { type: 'worker-alive' }
  /** The connection that it was offered is its own now. */
  | { type: 'connection-taken' }
  /** It finishes what it has and ends: it takes no more connections. */
  | { type: 'worker-leaving' };

/** What the supervisor tells a worker, with the connection. */
export interface ConnectionOffer {
  type: 'connection-offered';
}

const TYPES: ReadonlySet<string> = new Set<WorkerMessage['type']>([
  'worker-ready',
  'worker-alive',
  'connection-taken',
  'worker-leaving',
]);

/** Whether a message is one of a worker's: others pass by the same way. */
export function isWorkerMessage(message: unknown): message is WorkerMessage {
  return typeOf(message) !== undefined && TYPES.has(String(typeOf(message)));
}

/** Whether a message offers a connection. */
export function isConnectionOffer(message: unknown): message is ConnectionOffer {
  return typeOf(message) === 'connection-offered';
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
}
