import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endFast, isAlive, runs } from './processes.ts';

it('a pid reused by another program is not the server’s', async () => {
  const other = spawn('sleep', ['30']);
  await once(other, 'spawn');
  const pid = other.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  expect(await runs(pid, 'postgres')).toBe(false);
  expect(await runs(process.pid, 'node')).toBe(true);
  other.kill();
  await once(other, 'exit');
  expect(await runs(pid, 'sleep')).toBe(false);
});

it('a server that ignores the first signal is ended by a second one', async () => {
  const stubborn = spawn('bash', ['-c', 'trap "" INT; echo ready; exec sleep 60']);
  await once(stubborn.stdout, 'data');
  const ended = once(stubborn, 'exit');
  await endFast(stubborn.pid ?? 0, 200);
  expect(await ended).toEqual([null, 'SIGQUIT']);
});
