import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingStep, readReport, writeReport } from './api-report.ts';
import { publicApi } from './public-api.ts';
import type { Published } from './published.ts';

const REPORT = 'api.md';

/** Returns packages that others build on, with the report of their API that is kept; null for one without any yet. */
export async function keptReports(packages: readonly Published[]) {
  const withTypes = packages.filter(({ sources, description }) => sources.length > 0 && description.exports);
  return Promise.all(
    withTypes.map(async (published) => {
      const text = await readFile(join(published.directory, REPORT), 'utf8').catch(() => null);
      return { published, kept: text === null ? null : readReport(text) };
    }),
  );
}

/** Writes the reports of staged packages, and tells of versions that must be raised before; returns whether none must. */
export async function renewReports(packages: readonly Published[]): Promise<boolean> {
  const refused: string[] = [];
  for (const { published, kept } of await keptReports(packages)) {
    const { name, version } = published.description;
    const api = publicApi(published);
    const missing = kept && missingStep(name, version, kept, api);
    if (missing) refused.push(missing);
    else await writeFile(join(published.directory, REPORT), writeReport(name, version, api));
  }
  for (const line of refused) console.error(line);
  return refused.length === 0;
}
