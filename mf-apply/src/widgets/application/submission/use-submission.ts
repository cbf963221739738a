import { useRef, useState } from 'react';
import { BusinessError, createApiClient } from '@careers/api-client';
import type { ApplicationReceipt } from '@careers/api-client';
import { rememberApplication, rememberEntityApplication, useSite } from '@careers/platform';
import { adviceOf } from '../../forms/failure.tsx';
import type { Problems } from '../../forms/problems.ts';
import { keepReceipt } from './rules/receipt.ts';
import { keyedSending } from './rules/sending-key.ts';
import type { KeyedSending } from './rules/sending-key.ts';
import { formDataOf } from './rules/values.ts';
import type { Values } from './rules/values.ts';
import type { ApplicationSubject } from './subject.ts';

export type Submission =
  | { state: 'idle' }
  | { state: 'sending'; progress: number }
  | { state: 'sent'; receipt: ApplicationReceipt }
  | { state: 'refused'; problems: Problems }
  | { state: 'already' }
  | { state: 'closed' }
  | { state: 'failed'; advice: string | undefined };

/**
 * Sends an application, once at a time. A retry of the same values carries the key of the first try: what the
 * server has already stored it does not store again. Changed values are another sending.
 */
export function useSubmission(subject: ApplicationSubject, initial: Submission) {
  const { api, configuration } = useSite();
  const [submission, setSubmission] = useState(initial);
  const isSending = useRef(false);
  const last = useRef<KeyedSending>(undefined);

  /** Resolves with what came of it, null when another sending is under way. */
  async function send(values: Values): Promise<Submission | null> {
    if (isSending.current) return null;
    isSending.current = true;
    last.current = keyedSending(subject, values, last.current);
    setSubmission({ state: 'sending', progress: 0 });
    const result = await attempt(values, last.current.key);
    // A click that comes before the result is shown must not send again.
    isSending.current = result.state === 'sent';
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
      remember(subject, receipt.receivedAt);
      keepReceipt(subject, receipt);
      return { state: 'sent', receipt };
    } catch (error) {
      return outcomeOf(error, subject);
    }
  }

  return { submission, send };
}

function remember(subject: ApplicationSubject, receivedAt: string): void {
  if (subject.type === 'OFFER') rememberApplication(subject.reference, receivedAt);
  if (subject.type === 'SPONTANEOUS') rememberEntityApplication(subject.entityCodes, receivedAt);
}

function outcomeOf(error: unknown, { questions }: ApplicationSubject): Submission {
  if (!(error instanceof BusinessError)) return { state: 'failed', advice: adviceOf(error) };
  const codes = error.items.map(({ code }) => code);
  if (codes.includes('APPLICATION_ALREADY_EXISTS')) return { state: 'already' };
  if (codes.includes('OFFER_CLOSED')) return { state: 'closed' };
  // The server judges the answers together: the first question carries what it says.
  const fieldOf = (field: string) => (field === 'answers' ? `answers.${questions[0]?.id}` : field);
  return {
    state: 'refused',
    problems: Object.fromEntries(error.items.map(({ field, message }) => [fieldOf(field), message])),
  };
}
