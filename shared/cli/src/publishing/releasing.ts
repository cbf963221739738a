import type { ReleaseDocument } from '@careers/contract';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { RegistryRefusal } from '../client/refusal.ts';

/** Tries again after another move meanwhile: only one remote's release matters here. */
const MAX_ATTEMPTS = 5;

interface Promotion {
  remote: string;
  version: string;
  reason: string;
  /** Also a version that has failed. */
  despiteFailures?: boolean;
  /** Also one without checks that are required. */
  despiteChecks?: boolean;
}

/**
 * Gives a version to everybody where the document still asks for it; returns whether it did.
 * @throws RegistryRefusal when the registry does not let it.
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
 * Releases the first version of a remote to all; where any is released, nothing changes. A publisher may lack the
 * right to release: then the note says so.
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
