/** What the page needs to know of a film that plays. */
export type PlayerEvent = 'failed' | 'ended';

const ENDED = 0;

/** What the page sends so that the frame tells it how the film goes: the first step of the frame's protocol. */
export const LISTENING = JSON.stringify({ event: 'listening', id: 'film', channel: 'widget' });

/** Returns what a message of the frame means, null for all that the page does not need. */
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
