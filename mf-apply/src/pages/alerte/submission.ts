import { useRef, useState } from 'react';
import { BusinessError, createApiClient } from '@careers/api-client';
import type { AlertReceipt } from '@careers/api-client';
import { useSite } from '@careers/platform';
import { adviceOf } from '../../forms/failure.tsx';
import type { Problems } from '../../forms/problems.ts';
import type { AlertData } from './alert-data.ts';
import type { NamedAlert } from './criteria-in-words.ts';
import { FIELD_OF, alertOf, formDataOf } from './rules.ts';
import type { Values } from './rules.ts';

export type Subscription =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent'; receipt: AlertReceipt; alert: NamedAlert }
  | { state: 'refused'; problems: Problems }
  | { state: 'failed'; advice: string | undefined };

/** Sends an alert, once at a time; the server stores equal ones once. */
export function useSubscription(data: AlertData) {
  const { api } = useSite();
  const [subscription, setSubscription] = useState<Subscription>({ state: 'idle' });
  const isSending = useRef(false);

  /** Resolves with what came of it, null when another sending is under way. */
  async function send(values: Values): Promise<Subscription | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setSubscription({ state: 'sending' });
    const result = await createApiClient(api)
      .alerts.subscribe(formDataOf(values, data))
      .then((receipt): Subscription => ({ state: 'sent', receipt, alert: alertOf(values, data) }), outcomeOf);
    // A click that comes before the result is shown must not send again.
    isSending.current = result.state === 'sent';
    setSubscription(result);
    return result;
  }

  return { subscription, send };
}

function outcomeOf(error: unknown): Subscription {
  if (error instanceof BusinessError) {
    const problems = error.items.map(({ field, message }) => [FIELD_OF[field] ?? field, message]);
    return { state: 'refused', problems: Object.fromEntries(problems) as Problems };
  }
  return { state: 'failed', advice: adviceOf(error) };
}
