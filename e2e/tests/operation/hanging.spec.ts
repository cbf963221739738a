import { OwnJobApi } from '../../faults/own-job-api.ts';
import { OwnMailServer } from '../../faults/own-mail-server.ts';
import { playHang, warmUp } from '../../faults/promises.ts';
import { hangAlone } from '../../faults/hang.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';

const HANG_MILLISECONDS = 5_000;

// `npm run test:faults` lets every neighbour hang, for longer.
test('[ERROR-03] while the job API hangs, cached pages are as fast as ever, and a form is refused in time and taken later', async () => {
  test.setTimeout(300_000);
  const mailServer = await OwnMailServer.start();
  const api = await OwnJobApi.start(mailServer.url);
  const shell = await startOwnShell({ apiAddress: api.address });
  try {
    await warmUp(shell);
    const neighbour = { name: 'job API', isNeeded: true, hang: () => hangAlone(api.pid) };
    const { seen, broken } = await playHang(shell, neighbour, HANG_MILLISECONDS);
    expect(broken).toEqual([]);
    expect(seen.map(({ status }) => status)).toEqual([200, 503, 503]);
    expect(await api.stored()).toHaveLength(1);
  } finally {
    await shell.stop();
    await api.stop();
    await mailServer.stop();
  }
});
