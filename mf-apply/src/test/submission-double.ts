interface Answer {
  status: number;
  body: unknown;
}

/** A pending submission, answered by the test. */
export interface PendingSubmission {
  url: string;
  form: FormData;
  key: string;
  progress(share: number): void;
  answer(status: number, body: unknown): void;
  fail(): void;
}

/**
 * Replaces XMLHttpRequest, which sends forms with files. `automatic` responds immediately; if it returns nothing, the
 * test responds to each of `submissions`.
 */
export function installSubmissions(
  automatic?: (sending: PendingSubmission) => Answer | 'failure' | undefined,
) {
  const submissions: PendingSubmission[] = [];
  class RequestDouble {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    responseText = '';
    timeout = 0;
    #url = '';
    readonly #headers = new Map<string, string>();
    open(_method: string, url: string): void {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }
    send(form: FormData): void {
      const sending: PendingSubmission = {
        url: this.#url,
        form,
        key: this.#headers.get('Idempotency-Key') ?? '',
        progress: (share) => this.upload.onprogress?.({ loaded: share, total: 1, lengthComputable: true }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload?.();
        },
        fail: () => this.onerror?.(),
      };
      submissions.push(sending);
      const answer = automatic?.(sending);
      if (answer === 'failure') queueMicrotask(() => sending.fail());
      else if (answer) queueMicrotask(() => sending.answer(answer.status, answer.body));
    }
  }
  const original = window.XMLHttpRequest;
  Object.defineProperty(window, 'XMLHttpRequest', { value: RequestDouble, configurable: true });
  return {
    submissions,
    restore: () => Object.defineProperty(window, 'XMLHttpRequest', { value: original, configurable: true }),
  };
}
