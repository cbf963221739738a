import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import type { VerificationReport } from './verification-report.ts';

/** Maximum number of pictures that the registry accepts with a check. */
const MAX_PICTURES = 20;

/** Reports a check of a version, then uploads its PNG pictures. */
export async function reportCheck(
  client: RegistryClient,
  path: { name: string; number: string; check: string },
  { report, pictures }: { report: VerificationReport; pictures: readonly string[] },
): Promise<void> {
  await bodyOf(
    client.PUT('/v1/remotes/{name}/versions/{number}/checks/{check}', { params: { path }, body: report }),
  );
  for (const file of pictures.slice(0, MAX_PICTURES))
    await client.PUT('/v1/remotes/{name}/versions/{number}/checks/{check}/pictures/{picture}', {
      params: { path: { ...path, picture: basename(file, '.png').toLowerCase() } },
      body: new Blob([await readFile(file)]),
      headers: { 'content-type': 'image/png' },
      bodySerializer: <Body>(body: Body) => body,
    });
}
