import type { EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { readBytes } from './read-bytes.ts';
import type { RegistryClient } from './registry-client.ts';

const DOCUMENT_BYTES = 4 * 1024 * 1024;
/** The first event comes at once: a proxy that keeps events back is asked in another way. */
const FIRST_EVENT_MILLISECONDS = 3_000;
/** The registry writes a line every fifteen seconds, so that who hears nothing knows that nobody is there. */
const SILENCE_MILLISECONDS = 35_000;
const HELD_SECONDS = 25;
const ANSWER_MILLISECONDS = 5_000;

/** How signed documents come from the registry: told as they are signed, or asked for. */
export class DocumentChannel {
  readonly #client: RegistryClient;

  constructor(client: RegistryClient) {
    this.#client = client;
  }

  /**
   * Hears events until the registry, the network or the signal ends them, or nothing is heard for too long.
   * Rejects when that happens before the first document: events do not come through then.
   */
  async hear(signal: AbortSignal, onDocument: (jws: string) => Promise<void>): Promise<void> {
    const silence = new AbortController();
    const tooLong = () => silence.abort(new Error('The registry is silent'));
    let timer = setTimeout(tooLong, FIRST_EVENT_MILLISECONDS);
    let hasHeard = false;
    const onComment = () => {
      if (hasHeard) timer.refresh();
    };
    try {
      const answer = await this.#client.ask('events', {
        signal: AbortSignal.any([signal, silence.signal]),
        headers: { accept: 'text/event-stream' },
      });
      const take = new WritableStream<EventSourceMessage>({
        async write({ event, data }) {
          if (event !== 'document') return;
          hasHeard = true;
          clearTimeout(timer);
          timer = setTimeout(tooLong, SILENCE_MILLISECONDS);
          await onDocument(data);
        },
      });
      await answer.body
        ?.pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream({ maxBufferSize: DOCUMENT_BYTES, onComment }))
        .pipeTo(take);
      if (!hasHeard) throw new Error('The registry ended its events before the first one');
    } catch (error) {
      if (!hasHeard) throw error;
    } finally {
      clearTimeout(timer);
      silence.abort();
    }
  }

  /**
   * Returns the document if it is of another revision than this one, at once, or, when it may be `held`, as soon as there
   * is one; null when there is none.
   * @throws RegistryUnavailable
   */
  async ask(revision: number, signal: AbortSignal, { held = false } = {}): Promise<string | null> {
    const patience = ANSWER_MILLISECONDS + (held ? HELD_SECONDS * 1_000 : 0);
    const answer = await this.#client.ask(`document${held ? `?wait=${HELD_SECONDS}` : ''}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      headers: { accept: 'application/jose', 'if-none-match': `"${revision}"` },
    });
    const bytes = await readBytes(answer, DOCUMENT_BYTES);
    return answer.status === 304 ? null : bytes.toString('utf8');
  }
}
