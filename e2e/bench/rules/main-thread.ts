/** A task of the main thread, in milliseconds from any common start. */
export interface Task {
  start: number;
  duration: number;
}

/** A longer task keeps a visitor's tap waiting noticeably. */
export const LONG_TASK_MILLISECONDS = 50;

/**
 * Returns the total blocking time as Lighthouse counts it: what each task takes beyond 50 ms of the part of it that
 * lies between the first contentful paint and the time at which the page is interactive, or quiet.
 */
export function blockingTime(tasks: readonly Task[], from: number, to: number): number {
  return tasks
    .map((task) => partBetween(task, from, to) - LONG_TASK_MILLISECONDS)
    .reduce((total, blocking) => total + Math.max(0, blocking), 0);
}

/** Returns what the longest task between two times takes of them; 0 when there is none. */
export function longestTask(tasks: readonly Task[], from: number, to: number): number {
  return tasks.reduce((longest, task) => Math.max(longest, partBetween(task, from, to)), 0);
}

function partBetween({ start, duration }: Task, from: number, to: number): number {
  return Math.max(0, Math.min(start + duration, to) - Math.max(start, from));
}
