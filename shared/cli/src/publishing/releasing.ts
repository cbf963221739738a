import type { ReleaseDocument } from '@careers/contract';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { RegistryRefusal } from '../client/refusal.ts';

/** Retries after a concurrent move: only one remote's release matters here. */
const MAX_ATTEMPTS = 5;

interface Promotion {
  remote: string;
  version: string;
  reason: string;
  /** Releases a version that has failed too. */
  despiteFailures?: boolean;
  /** Releases a version without required checks too. */
  despiteChecks?: boolean;
}

/**
 * Promotes a version if the document still meets a condition; returns true if it did.
 * @throws RegistryRefusal if the
 * registry refuses.
 */
export async function releaseIf(
  client: RegistryClient,
  environment: string,
  { remote, version, reason, despiteFailures, despiteChecks }: Promotion,
  isWanted: (document: ReleaseDocument) => boolean,
): Promise<boolean> {
  const path = { environment };
  for (let attempt = 1; ; attempt += 1) {
    const { document, revision } = await bodyOf(
      client.GET('/v1/environments/{environment}', { params: { path } }),
    );
    if (!isWanted(document)) return false;
    try {
      await client.POST('/v1/environments/{environment}/moves', {
        params: { path, header: { 'if-match': `"${revision}"` } },
        body: {
          ...{ remote, action: 'promote', version, reason },
          ...(despiteFailures && { despiteFailures }),
          ...(despiteChecks && { despiteChecks }),
        },
      });
      return true;
    } catch (error) {
      const isMoved = error instanceof RegistryRefusal && error.rule === 'revision-moved';
      if (!isMoved || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/**
 * Releases the first version of a remote to all; no-op if any is released. A publisher may lack the right to release,
 * as the note then explains.
 */
export async function releaseFirst(
  client: RegistryClient,
  environment: string,
  { remote, version }: { remote: string; version: string },
): Promise<{ isDone: boolean; note?: string }> {
  try {
    const move = { remote, version, reason: 'its first version' };
    return { isDone: await releaseIf(client, environment, move, ({ remotes }) => !remotes[remote]) };
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error;
    return { isDone: false, note: `Nobody gets it yet: ${error.message} ${error.remedy}` };
  }
}
