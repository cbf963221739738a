import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endFast, isAlive, runs } from './processes.ts';

it('a number that another program has now is not the server’s', async () => {
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

it('a server that misses the signal is ended all the same', async () => {
  const deaf = spawn('bash', ['-c', 'trap "" INT; echo ready; exec sleep 60']);
  await once(deaf.stdout, 'data');
  const ended = once(deaf, 'exit');
  await endFast(deaf.pid ?? 0, 200);
  expect(await ended).toEqual([null, 'SIGQUIT']);
});
