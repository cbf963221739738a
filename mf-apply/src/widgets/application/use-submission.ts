import { useRef, useState } from 'react';
import { BusinessError, createApiClient } from '@careers/api-client';
import type { ApplicationReceipt } from '@careers/api-client';
import { rememberApplication, useSite } from '@careers/platform';
import { formDataOf } from './rules/values.ts';
import type { Values } from './rules/values.ts';
import type { ApplicationSubject } from './subject.ts';

export type Submission =
  | { state: 'idle' }
  | { state: 'sending'; progress: number }
  | { state: 'sent'; receipt: ApplicationReceipt }
  | { state: 'refused'; problems: Readonly<Record<string, string>> }
  | { state: 'already' }
  | { state: 'closed' }
  | { state: 'failed' };

/**
 * Sends an application, once at a time. A retry carries the key of the first try: what the server has already
 * stored it does not store again.
 */
export function useSubmission(subject: ApplicationSubject) {
  const { api, configuration } = useSite();
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });
  const isSending = useRef(false);
  const key = useRef<string>(undefined);

  async function send(values: Values): Promise<Submission> {
    if (isSending.current) return submission;
    isSending.current = true;
    key.current ??= crypto.randomUUID();
    setSubmission({ state: 'sending', progress: 0 });
    const result = await attempt(values, key.current);
    isSending.current = false;
    setSubmission(result);
    return result;
  }

  async function attempt(values: Values, idempotencyKey: string): Promise<Submission> {
    try {
      const receipt = await createApiClient(api).applications.send(
        formDataOf(values, subject, configuration.productId),
        {
          idempotencyKey,
          onProgress: (progress) => setSubmission({ state: 'sending', progress }),
        },
      );
      rememberApplication(subject.reference, receipt.receivedAt);
      return { state: 'sent', receipt };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  return { submission, send };
}

function outcomeOf(error: unknown): Submission {
  if (!(error instanceof BusinessError)) return { state: 'failed' };
  const codes = error.items.map(({ code }) => code);
  if (codes.includes('APPLICATION_ALREADY_EXISTS')) return { state: 'already' };
  if (codes.includes('OFFER_CLOSED')) return { state: 'closed' };
  return {
    state: 'refused',
    problems: Object.fromEntries(error.items.map(({ field, message }) => [field, message])),
  };
}
