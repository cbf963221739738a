import { errorFor, noAnswer } from './errors.ts';
import { API_PATH, POST_TIMEOUT_MILLISECONDS } from './request.ts';
import type { ApplicationReceipt } from './types.ts';

export interface SendOptions {
  /** Reused by retries of one application, so that it is stored once. */
  idempotencyKey: string;
  signal?: AbortSignal;
  /** Called with the sent fraction, 0 to 1. */
  onProgress?(share: number): void;
}

/**
 * Sends an application. The caller retries, with the same key. Uses XMLHttpRequest, the only browser API with upload
 * progress.
 * @throws ApiError by status; TechnicalError without an answer; the caller's abort reason.
 */
export function sendApplication(
  baseUrl: string,
  form: FormData,
  options: SendOptions,
): Promise<ApplicationReceipt> {
  const { idempotencyKey, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', `${baseUrl}${API_PATH}/applicationswithoutaccount/`);
    request.timeout = POST_TIMEOUT_MILLISECONDS;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', 'fr');
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const body = jsonOf(request.responseText);
      const isStored = request.status === 200 || request.status === 201;
      if (!isStored) reject(errorFor(request.status, body));
      else if (body === null) reject(noAnswer('no JSON'));
      else resolve(body as ApplicationReceipt);
    };
    request.onerror = () => reject(noAnswer('network'));
    request.ontimeout = () => reject(noAnswer('timeout'));
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
