import { EventSourceParserStream } from 'eventsource-parser/stream';
import { readBytes } from '../../read-bytes.ts';
import type { RegistryClient } from './registry-client.ts';

const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;
/** Timeout of the first event, which comes immediately unless a proxy buffers events. */
const TIMEOUT_FIRST_EVENT_MILLISECONDS = 3_000;
/** Timeout between lines: the registry sends one every fifteen seconds. */
const TIMEOUT_SILENCE_MILLISECONDS = 35_000;
const TIMEOUT_POLL_MILLISECONDS = 5_000;

/**
 * Receives signed documents as server-sent events until the registry, the network, the signal or the timeout ends the
 * stream. Rejects if that happens before the first document: something blocks events.
 */
export async function listen(
  client: RegistryClient,
  signal: AbortSignal,
  onDocument: (jws: string) => Promise<void>,
): Promise<void> {
  const silence = new AbortController();
  const tooLong = () => silence.abort(new Error('The registry is silent'));
  let timer = setTimeout(tooLong, TIMEOUT_FIRST_EVENT_MILLISECONDS);
  let hasReceived = false;
  const onComment = () => {
    if (hasReceived) timer.refresh();
  };
  try {
    const answer = await client.ask('events', {
      signal: AbortSignal.any([signal, silence.signal]),
      headers: { accept: 'text/event-stream' },
    });
    const events = answer.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_DOCUMENT_BYTES, onComment }));
    for await (const { event, data } of events ?? []) {
      if (event !== 'document') continue;
      hasReceived = true;
      clearTimeout(timer);
      timer = setTimeout(tooLong, TIMEOUT_SILENCE_MILLISECONDS);
      await onDocument(data);
    }
    if (!hasReceived) throw new Error('The registry ended its events before the first one');
  } catch (error) {
    if (!hasReceived) throw error;
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/**
 * Returns the document if its revision differs from this one, else null.
 * @throws RegistryUnavailable
 */
export async function poll(
  client: RegistryClient,
  revision: number,
  signal: AbortSignal,
): Promise<string | null> {
  const answer = await client.ask('document', {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_POLL_MILLISECONDS)]),
    headers: { accept: 'application/jose', 'if-none-match': `"${revision}"` },
  });
  const bytes = await readBytes(answer, MAX_DOCUMENT_BYTES);
  return answer.status === 304 ? null : bytes.toString('utf8');
}
