import { useRef, useState } from 'react';
import { BusinessError, createApiClient } from '@careers/api-client';
import { rememberApplication, rememberEntityApplication, useSite } from '@careers/platform';
import { refusalErrors } from '../../../wizard/description.ts';
import { failureOf } from '../../../wizard/submission-failure.ts';
import type { Errors } from '../../../wizard/types.ts';
import type { ApplicationDescription } from '../description.ts';
import { forgetDraft, keepIdentity } from '../draft.ts';
import { NO_DOCUMENTS, keepDocuments } from '../documents/kept-documents.ts';
import type { Values } from '../fields.ts';
import { keepReceipt } from '../result/receipt.ts';
import type { Receipt } from '../result/receipt.ts';
import type { ApplicationSubject } from '../subject.ts';
import { keyedSubmission } from './idempotency-key.ts';
import type { Submission } from './idempotency-key.ts';
import { writeFields } from '../../../wizard/values.ts';
import { FIELDS } from '../fields.ts';
import { subjectFields } from '../subject-fields.ts';

export type Result = { state: 'sent'; receipt: Receipt } | { state: 'alreadyApplied' } | { state: 'closed' };

/**
 * Sends an application. A retry of the same values reuses the idempotency key, so that the server stores them once;
 * changed values are another submission.
 */
export function useSubmission(description: ApplicationDescription, initial: Result | null) {
  const { api, configuration } = useSite();
  const [result, setResult] = useState(initial);
  const last = useRef<Submission>(undefined);
  const { subject } = description;

  async function submit(values: Values, onProgress: (share: number) => void): Promise<Errors | undefined> {
    last.current = keyedSubmission(subject, values, last.current);
    onProgress(0);
    try {
      const answer = await createApiClient(api).applications.send(
        formDataOf(values, subject, configuration.productId),
        { idempotencyKey: last.current.key, onProgress },
      );
      const receipt = { ...answer, ...(values.region && { region: values.region }) };
      remember(subject, receipt.receivedAt);
      keepReceipt(subject, receipt);
      return end({ state: 'sent', receipt }, values);
    } catch (error) {
      if (!(error instanceof BusinessError)) return failureOf(error);
      const codes = error.items.map(({ code }) => code);
      if (codes.includes('APPLICATION_ALREADY_EXISTS')) return end({ state: 'alreadyApplied' }, values);
      if (codes.includes('OFFER_CLOSED')) return end({ state: 'closed' }, values);
      return refusalErrors(description, error.items);
    }
  }

  function end(ended: Result, values: Values): undefined {
    keepIdentity(values);
    if (ended.state === 'alreadyApplied') forgetDraft(subject);
    keepDocuments(subject, NO_DOCUMENTS);
    setResult(ended);
  }

  return { result, submit };
}

function remember(subject: ApplicationSubject, receivedAt: string): void {
  if (subject.type === 'OFFER') rememberApplication(subject.reference, receivedAt);
  if (subject.type === 'SPONTANEOUS') rememberEntityApplication(subject.entityCodes, receivedAt);
}

/** Returns the multipart form of an application (decisions.md#api-contract). */
export function formDataOf(values: Values, subject: ApplicationSubject, source: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(subjectFields(subject))) form.set(name, value);
  form.set('source', source);
  writeFields(form, { fields: FIELDS, subject }, values);
  return form;
}
