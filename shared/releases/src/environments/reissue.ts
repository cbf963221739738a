import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../database/schema.ts';
import { issueDocument } from '../documents/document-store.ts';
import type { IssuedDocument, NewDocument } from '../documents/document-store.ts';
import type { KeyRing } from '../documents/key-ring.ts';

/** Who stands in the log for what the registry does of itself. */
export const REGISTRY = 'registry';

interface Reissue {
  environment: string;
  /** What is in force. */
  current: { revision: IssuedDocument['revision']; remotes: NewDocument['remotes'] };
  revision: number;
  /** As the log names it, and as the document does in words. */
  action: string;
  command: string;
  reason: string;
}

/** Signs what is in force again, as a later revision, with its line in the log; no remote moves. */
export async function reissue(
  transaction: Transaction<Database>,
  keys: KeyRing,
  { environment, current, revision, action, command, reason }: Reissue,
): Promise<void> {
  await issueDocument(transaction, keys, environment, {
    revision,
    remotes: current.remotes,
    lastMove: {
      time: new Date().toISOString(),
      who: REGISTRY,
      command,
      remote: '*',
      before: null,
      after: null,
      reason,
    },
  });
  await writeAudit(transaction, {
    actor: REGISTRY,
    action,
    target: environment,
    before: { revision: current.revision },
    after: { revision },
    reason,
  });
}
