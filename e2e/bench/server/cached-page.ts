import { SERVER } from '../budgets.ts';
import { figure, judgedBy } from '../report/figure.ts';
import type { Expectation } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report } from '../report/report.ts';
import { median } from '../rules/statistics.ts';
import { fire } from './load-generator.ts';
import type { Throughput } from './load-generator.ts';
import { NGINX_PATHS, servePage } from './nginx-page.ts';

const PAGE = '/offres-emploi?keywords=boucher';

interface Source {
  name: string;
  origin: string;
  path: string;
  encoding: string;
  expectation: Expectation;
  found: Throughput[];
}

/** Measures a page from the shell's cache, alternating with the same bytes from nginx. */
export async function measureCachedPage(site: string, runs: number, report: Report): Promise<void> {
  await (await fetch(site + PAGE)).text();
  const nginx = await servePage(site + PAGE);
  const source = (name: string, path: string, encoding: string, origin = site): Source => ({
    name,
    origin,
    path,
    encoding,
    expectation: origin === site ? SERVER.cachedPerSecond : {},
    found: [],
  });
  const sources = [source('shell, brotli', PAGE, 'br'), source('shell, gzip', PAGE, 'gzip')];
  if (nginx)
    sources.push(
      source('nginx, brotli file', NGINX_PATHS.br, 'br', nginx.address),
      source('nginx, gzip file', NGINX_PATHS.gzip, 'gzip', nginx.address),
      source('nginx, gzip each time', NGINX_PATHS.eachTime, 'gzip', nginx.address),
    );
  try {
    // The first round is a warm-up.
    for (let run = 0; run <= runs; run += 1) {
      // Rotates the order, since the first measurement of a round is affected by the pause before.
      const turn = run % sources.length;
      const inTurn = [...sources.slice(turn), ...sources.slice(0, turn)];
      for (const { name, origin, path, encoding, found } of inTurn) {
        progress(`server: ${run === 0 ? 'warming up' : `run ${run} of ${runs}`}, ${name}`);
        const throughput = await fire(origin, encoding, () => path);
        if (run > 0) found.push(throughput);
      }
    }
  } finally {
    await nginx?.stop();
  }
  const filesIn = (fileEncoding: string) =>
    sources.find(({ origin, encoding }) => origin !== site && encoding === fileEncoding)?.found ?? [];
  const perSecond = (found: readonly Throughput[]) => found.map((each) => each.perSecond);
  const compressing = sources.find(({ path }) => path === NGINX_PATHS.eachTime)?.found ?? [];
  const { cachedAgainstCompressing, cachedAgainstFile } = SERVER;
  const rows = sources.map(({ name, origin, encoding, expectation, found }) => ({
    'cached page': name,
    'req/s': figure(perSecond(found), 0, expectation),
    'to the file': figure(
      median(perSecond(found)) / median(perSecond(filesIn(encoding))),
      2,
      origin === site ? judgedBy(compressing.length, cachedAgainstFile) : {},
    ),
    'to gzip each time': figure(
      median(perSecond(found)) / median(perSecond(compressing)),
      2,
      origin === site ? judgedBy(compressing.length, cachedAgainstCompressing) : {},
    ),
    'median ms': figure(found.map((each) => each.median)),
    'p97.5 ms': figure(found.map((each) => each.p97)),
  }));
  report.table(
    'Server: a page from the shell’s cache, 16 connections',
    rows,
    `${PAGE}; load of one process.`,
  );
}
