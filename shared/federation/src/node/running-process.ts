import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import Type from 'typebox';
import type { Static } from 'typebox';

/** Identity of a process, unique across reused ids and containers. */
export const RunningProcessSchema = Type.Object({
  host: Type.String({ minLength: 1 }),
  /** Boot id of the machine; null if the system does not report it. */
  boot: Type.Union([Type.String(), Type.Null()]),
  process: Type.Integer({ minimum: 1 }),
  /** Start time of the process, in system ticks; null if the system does not report it. */
  started: Type.Union([Type.String(), Type.Null()]),
});

export type RunningProcess = Static<typeof RunningProcessSchema>;

/** Identifies this process uniquely, also across reboots and reused ids. */
export function thisProcess(): RunningProcess {
  return { host: hostname(), boot: bootId(), process: process.pid, started: startOf(process.pid) };
}

/** Returns true if a process has exited; null for one of another host. */
export function hasEnded({ host, boot, process: id, started }: RunningProcess): boolean | null {
  if (host !== hostname()) return null;
  return boot !== bootId() || !isRunning(id) || started !== startOf(id);
}

/** Returns true if the system has a process with this id. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function bootId(): string | null {
  return read('/proc/sys/kernel/random/boot_id')?.trim() ?? null;
}

/** Field 22 of /proc/PID/stat; the name in field 2 may hold spaces and parentheses. */
function startOf(id: number): string | null {
  const text = read(`/proc/${id}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
