import { LOAD_BUDGETS, loadPages, loadWhileApiIsDown, loadWhileReleaseMoves } from './load.ts';
import type { Report } from './report.ts';

const SECONDS = 8;

/** Measures pages with all connections busy, also while a release moves and while the API is down; none may be wrong. */
export async function measureLoad(
  site: { address: string; apiAddress: string },
  report: Report,
): Promise<void> {
  const results = [
    ...(await loadPages(site.address, SECONDS)),
    await loadWhileReleaseMoves(site.apiAddress, SECONDS),
    await loadWhileApiIsDown(site.apiAddress, SECONDS),
  ];
  for (const { name, requests, p50, p99, wrong } of results) {
    report.begin(`under load: ${name}, ${requests} answers in ${SECONDS} s`);
    report.line('half of them within', p50, 'ms', LOAD_BUDGETS[name].p50);
    report.line('99 of 100 within', p99, 'ms', LOAD_BUDGETS[name].p99);
    report.line('wrong answers', wrong.length, '', 0);
    for (const answer of wrong) console.log(`    ${answer}`);
  }
}
