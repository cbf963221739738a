import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingStep, readReport, writeReport } from './api-report.ts';
import { publicApi } from './public-api.ts';
import type { Published } from './published.ts';

const REPORT = 'api.md';

/** Returns packages that have types, with the committed report of their API, or null. */
export async function committedReports(packages: readonly Published[]) {
  const withTypes = packages.filter(({ sources, description }) => sources.length > 0 && description.exports);
  return Promise.all(
    withTypes.map(async (published) => {
      const text = await readFile(join(published.directory, REPORT), 'utf8').catch(() => null);
      return { published, report: text === null ? null : readReport(text) };
    }),
  );
}

/** Updates the reports of staged packages; returns false when a version lacks the bump that its changes require. */
export async function renewReports(packages: readonly Published[]): Promise<boolean> {
  const errors: string[] = [];
  for (const { published, report } of await committedReports(packages)) {
    const { name, version } = published.description;
    const api = publicApi(published);
    const missing = report && missingStep(name, version, report, api);
    if (missing) errors.push(missing);
    else await writeFile(join(published.directory, REPORT), writeReport(name, version, api));
  }
  for (const line of errors) console.error(line);
  return errors.length === 0;
}
