import { useRef, useState } from 'react';
import { ApiError, BusinessError, createApiClient } from '@careers/api-client';
import type { AlertReceipt } from '@careers/api-client';
import { useSite } from '@careers/platform';
import type { Problems } from '../forms/problems.ts';
import type { AlertData } from './alert-data.ts';
import { FIELD_OF, formDataOf } from './rules.ts';
import type { Values } from './rules.ts';

export type Subscription =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent'; receipt: AlertReceipt }
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
      .then((receipt): Subscription => ({ state: 'sent', receipt }), outcomeOf);
    isSending.current = false;
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
  const limited = error instanceof ApiError && error.items.find(({ code }) => code === 'TOO_MANY_REQUESTS');
  return { state: 'failed', advice: limited ? limited.message : undefined };
}
