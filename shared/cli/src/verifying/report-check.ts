import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import type { VerificationReport } from './verification-report.ts';

/** Pictures that the registry takes with a check: a person looks at no more. */
const MAX_PICTURES = 20;

/** Reports a check of a version, and then its pictures, which are files of PNG. */
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
