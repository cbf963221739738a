import { shortName } from '../parts/words.ts';
import { showChanges } from './show-changes.ts';

/** Fields of a release document that the line shows. */
interface Moved {
  revision: number;
  lastMove?: { who: string; command: string };
}

/**
 * Announces moves of other users in the page's status line. The rest of the page changes on request only, so that no
 * row moves under the pointer and no form is lost. Only visible pages hold connections, as browsers limit their number.
 */
export function followMoves(): void {
  const line = document.querySelector<HTMLElement>('[data-follow]');
  if (!line) return;
  let sources: EventSource[] = [];
  const listen = () => {
    for (const source of sources) source.close();
    sources = document.hidden ? [] : Object.keys(shownIn(line)).map((name) => follow(line, name));
  };
  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => sources.forEach((source) => source.close()));
  addEventListener('pageshow', ({ persisted }) => persisted && listen());
  listen();
}

/** Returns the page's revision of each environment. */
function shownIn(line: HTMLElement): Record<string, number> {
  return JSON.parse(line.dataset['follow'] ?? '{}') as Record<string, number>;
}

function follow(line: HTMLElement, environment: string): EventSource {
  const source = new EventSource(`/v1/environments/${environment}/events`);
  source.addEventListener('document', ({ data }: MessageEvent<string>) => {
    const moved = bodyOf(data);
    if (moved.revision > (shownIn(line)[environment] ?? 0)) announce(line, environment, moved);
  });
  return source;
}

/** Decodes a document without verification: it comes from the page's own origin, and the signature is for shells. */
function bodyOf(jws: string): Moved {
  const payload = (jws.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Moved;
}

function announce(line: HTMLElement, environment: string, { revision, lastMove }: Moved): void {
  const words = document.createElement('span');
  words.textContent = lastMove
    ? `${shortName(lastMove.who)}: ${lastMove.command}, in ${environment}.`
    : `${environment} is at r${revision}.`;
  const link = document.createElement('a');
  link.href = line.dataset['address'] ?? '';
  link.textContent = 'Show what changed';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void showChanges(link.href);
  });
  line.replaceChildren(words, ' ', link);
}
