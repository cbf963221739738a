import type { ApplicationReceipt } from '@careers/api-client';
import { isOwnerRegion } from '@careers/api-client/owner-regions';
import type { OwnerRegion } from '@careers/api-client/owner-regions';
import { readTab, writeTab } from '../../../wizard/tab-storage.ts';
import { draftKey } from '../draft.ts';
import type { ApplicationSubject } from '../subject.ts';

/** Server's response, with the region of a contact request. */
export interface Receipt extends ApplicationReceipt {
  region?: OwnerRegion | undefined;
}

/** Replaces the draft with the server's response, so that a reload of the result shows it again. */
export function keepReceipt(subject: ApplicationSubject, receipt: Receipt): void {
  writeTab(draftKey(subject), { receipt });
}

/** Returns the receipt of this tab's last submission; null without one, or if the form was edited since. */
export function readReceipt(subject: ApplicationSubject): Receipt | null {
  const receipt = readTab(draftKey(subject))?.['receipt'];
  if (typeof receipt !== 'object' || receipt === null || !('id' in receipt && 'receivedAt' in receipt))
    return null;
  const { id, receivedAt } = receipt;
  if (typeof id !== 'string' || typeof receivedAt !== 'string') return null;
  const reference =
    'reference' in receipt && typeof receipt.reference === 'string' ? receipt.reference : undefined;
  const region = 'region' in receipt && isOwnerRegion(receipt.region) ? receipt.region : undefined;
  return { id, receivedAt, ...(reference ? { reference } : {}), ...(region && { region }) };
}
