import { SERVER } from '../budgets.ts';
import { loadWhileApiIsDown, loadWhileReleaseMoves } from '../load.ts';
import { figure } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report } from '../report/report.ts';

const SECONDS = 8;

/** Measures pages under load while a release changes and while the API is down; all must be valid. */
export async function measureUnderLoad(apiAddress: string, report: Report): Promise<void> {
  progress('server: under load while a release moves');
  const moving = await loadWhileReleaseMoves(apiAddress, SECONDS);
  progress('server: under load while the API is down');
  const down = await loadWhileApiIsDown(apiAddress, SECONDS);
  const rows = [moving, down].map(({ name, requests, p50, p99, wrong }) => ({
    'under load': name,
    answers: figure(requests),
    'median ms': figure(p50, 0, SERVER.underLoad[name].p50),
    'p99 ms': figure(p99, 0, SERVER.underLoad[name].p99),
    wrong: figure(wrong.length, 0, SERVER.wrongAnswers),
  }));
  report.table(
    'Server: 8 connections, during a release and without the API',
    rows,
    ...moving.wrong,
    ...down.wrong,
  );
}
