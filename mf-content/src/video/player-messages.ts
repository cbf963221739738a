export type PlayerEvent = 'failed' | 'ended';

const ENDED = 0;

/** Sent to the player's iframe to receive its events: the first message of its protocol. */
export const LISTENING = JSON.stringify({ event: 'listening', id: 'film', channel: 'widget' });

/** Returns the event of a message; null for any other message. */
export function readPlayerMessage(data: unknown): PlayerEvent | null {
  if (typeof data !== 'string') return null;
  const message = parse(data);
  if (message?.['event'] === 'onError') return 'failed';
  const info = message?.['event'] === 'infoDelivery' ? message['info'] : null;
  const hasEnded =
    typeof info === 'object' && info !== null && 'playerState' in info && info.playerState === ENDED;
  return hasEnded ? 'ended' : null;
}

function parse(data: string): Partial<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
