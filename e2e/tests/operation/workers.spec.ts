import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';

const WORKERS = 2;
const PAGES = 12;

let shell: OwnShell;
test.afterEach(() => shell.stop());

test('every worker of a shell reports the metrics of all workers', async ({ apiAddress }) => {
  shell = await startOwnShell({ apiAddress, environment: { WORKERS: String(WORKERS) } });
  // New connections, so that any worker may answer.
  const get = async (path: string) => {
    const response = await fetch(shell.address + path, { headers: { connection: 'close' } });
    return { status: response.status, text: await response.text() };
  };
  for (let page = 0; page < PAGES; page += 1) expect((await get('/entreprendre')).status).toBe(200);

  const counted = /http_request_duration_seconds_count\{route="\/\*",method="GET",status="200"\} (\d+)/;
  for (let turn = 0; turn < 2 * WORKERS; turn += 1) {
    const { status, text } = await get('/metrics');
    expect(status).toBe(200);
    expect(Number(counted.exec(text)?.[1])).toBe(PAGES);
    expect(text.match(/^page_cache_requests_total\{outcome="(hit|miss)"\} \d+$/gm)).toHaveLength(2);
  }
});
