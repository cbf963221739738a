import type { BackendAccess } from '@careers/contract';
import { answerOf } from './api-double.ts';
import type { ApiAnswer } from './api-double.ts';

/** Answers of backends, by name and path, as those of `apiDouble`. */
export type BackendAnswers = Readonly<Record<string, Readonly<Record<string, ApiAnswer>>>>;

const BASE = 'https://backend.test';

/** Returns in-memory backends for the requests of loaders and actions: `{ contact: { '/v1/topics': () => […] } }`. */
export function backendDouble(answers: BackendAnswers): (name: string) => BackendAccess {
  return (name) => {
    const ofBackend = answers[name];
    if (!ofBackend) throw new Error(`The backend ${name} has no answers: give the test some.`);
    return {
      async fetch(path, init) {
        const request = new Request(new URL(path, BASE), init);
        request.signal.throwIfAborted();
        return answerOf(ofBackend, new URL(request.url).pathname, request);
      },
    };
  };
}
