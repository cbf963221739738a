/** A task of the main thread, in milliseconds. */
export interface Task {
  start: number;
  duration: number;
}

/** Longer tasks delay interactions noticeably. */
export const LONG_TASK_MILLISECONDS = 50;

/** Returns the total blocking time as Lighthouse computes it: task time beyond 50 ms, of tasks clipped to the interval. */
export function blockingTime(tasks: readonly Task[], from: number, to: number): number {
  return tasks
    .map((task) => partBetween(task, from, to) - LONG_TASK_MILLISECONDS)
    .reduce((total, blocking) => total + Math.max(0, blocking), 0);
}

/** Returns the longest task clipped to an interval, or 0. */
export function longestTask(tasks: readonly Task[], from: number, to: number): number {
  return tasks.reduce((longest, task) => Math.max(longest, partBetween(task, from, to)), 0);
}

function partBetween({ start, duration }: Task, from: number, to: number): number {
  return Math.max(0, Math.min(start + duration, to) - Math.max(start, from));
}
