import { startProcess } from '@careers/cli/processes';
import type { StartedProcess } from '@careers/cli/processes';
import { RestartedProcess } from './restarted-process.ts';

const started: StartedProcess[] = [];
let ends: (number | null)[];
let hasStarted: () => void;
let kept: RestartedProcess;

const nextStart = () => new Promise<void>((resolve) => (hasStarted = resolve));

beforeEach(() => {
  started.length = 0;
  ends = [];
  hasStarted = () => undefined;
});
afterEach(() => kept.stop());

function keep(failures = 0): Promise<RestartedProcess> {
  let left = failures;
  return RestartedProcess.start({
    start() {
      if (started.length > 0 && left > 0) {
        left -= 1;
        return Promise.reject(new Error('it does not start'));
      }
      const options = { directory: import.meta.dirname, environment: {} };
      const process = startProcess('kept', ['-e', 'setInterval(() => {}, 1000)'], options);
      started.push(process);
      hasStarted();
      return Promise.resolve(process);
    },
    onEnd: (code) => ends.push(code),
  });
}

test('[FUSE-03] a killed process is restarted, and a failed start is retried', async () => {
  kept = await keep(2);
  const again = nextStart();
  started[0]!.child.kill('SIGKILL');
  await again;
  expect(started).toHaveLength(2);
  expect(ends).toEqual([null, null, null]);
  expect(started[1]!.child.exitCode).toBeNull();
});

test('a stopped or renewed process is not restarted in addition', async () => {
  kept = await keep();
  await kept.renew();
  expect(started).toHaveLength(2);
  expect(started[0]!.child.signalCode).toBe('SIGTERM');
  await kept.stop();
  expect(started[1]!.child.signalCode).toBe('SIGTERM');
  expect([started.length, ends]).toEqual([2, []]);
});
