import { HALT_AT } from '../health/metrics.ts';
import type { Condition, Mark, NextStep } from './next-step.ts';
import type { PlanStep } from './steps.ts';

const ZONE = 'Europe/Paris';
const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/** Conditions listed while unmet. */
const OPEN: ReadonlySet<Condition['of']> = new Set(['loads', 'rehearsal', 'share']);

interface PlanState {
  now: Date;
  /** Current share. */
  percent: number;
  startedBy: string;
  paused: Mark | undefined;
  held: string | null;
  /** Reason of the last refusal of the step. */
  refusal: string | null;
}

/** Describes the next step, its time and conditions: `Goes to 20 % by itself at 17:42, if …`. */
export function nextWords(
  next: NextStep,
  { now, percent, startedBy, paused, held, refusal }: PlanState,
): string {
  switch (next.state) {
    case 'paused':
      return `Paused at ${share(percent)} by ${nameOf(paused?.by)}: “${paused?.why}”`;
    case 'held':
      return `Stays at ${share(percent)} as long as it is held: ${sentence(held)} Goes on by itself after it.`;
    case 'waiting':
      return `Waiting for approval of ${share(next.percent)}, by anybody who may move it but ${nameOf(startedBy)}.`;
    case 'due':
      return refusal === null
        ? `Goes to ${share(next.percent)} by itself within seconds.`
        : `${share(next.percent)} was refused, and is retried: ${refusal}`;
    case 'baking':
      return bakingWords(next, now);
  }
}

function bakingWords({ percent, at, conditions }: NextStep, now: Date): string {
  const isApproved = conditions.every(({ of, isMet }) => of !== 'approval' || isMet);
  const goal = isApproved ? `Goes to ${share(percent)} by itself` : `Asks for approval of ${share(percent)}`;
  const isEarlier = conditions.some(({ of, isMet }) => of === 'bake' && !isMet);
  const open = conditions.filter(({ of, isMet }) => OPEN.has(of) && !isMet);
  const evidence = conditions.filter(({ of, isMet }) => of === 'evidence' && (isEarlier || !isMet));
  const phrases = [...open, ...evidence].map(phraseOf).join(' and ');
  if (isEarlier) return `${goal} ${whenWords(at, now)}${phrases && `, if ${phrases}`}.`;
  return `${goal} as soon as ${phrases}.`;
}

function phraseOf(condition: Condition): string {
  switch (condition.of) {
    case 'loads':
      return `${figure(condition.minimum)} loads are seen (${figure(condition.seen)} so far)`;
    case 'rehearsal':
      return `the rehearsal has passed (${condition.conclusion})`;
    case 'evidence':
      return `evidence stays below ${HALT_AT} (${condition.evidence.toFixed(1)} now)`;
    case 'share':
      return 'visitors of both versions are seen in their shares';
    case 'bake':
    case 'approval':
      return '';
  }
}

/** Describes a condition with its value and limit: `Loads seen: 312 of 400`. */
export function conditionWords(condition: Condition): string {
  switch (condition.of) {
    case 'bake':
      return condition.isMet ? 'Bake time is over' : `Bake time: ${left(condition.millisecondsLeft)} left`;
    case 'loads':
      return `Loads seen: ${figure(condition.seen)} of ${figure(condition.minimum)}`;
    case 'rehearsal':
      return `Rehearsal: ${condition.conclusion}`;
    case 'evidence':
      return `Evidence below ${HALT_AT}: ${condition.evidence.toFixed(1)} now`;
    case 'share':
      return 'Visitors of one version are missing: no count can be believed';
    case 'approval':
      return condition.by === null ? 'Approval by a second person' : `Approved by ${nameOf(condition.by)}`;
  }
}

/** Returns the conditions of a step as lines; none for an immediate one. */
export function stepWords({ percent, bakeMinutes, minimum }: PlanStep): string[] {
  return [
    ...(bakeMinutes > 0 ? [`Bakes ${left(bakeMinutes * MINUTE_MILLISECONDS)}`] : []),
    ...(minimum > 0 ? [`at least ${figure(minimum)} loads`] : []),
    ...(percent === 0 ? ['Shells compare it, nobody gets it'] : []),
    ...(percent === 100 ? ['Released to everybody'] : []),
  ];
}

/** Returns the time, with the date unless it is today. */
function whenWords(at: Date, now: Date): string {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, ...options }).format(date);
  const day = (date: Date) => format(date, { dateStyle: 'short' });
  const clock = format(at, { hour: '2-digit', minute: '2-digit' });
  if (day(at) === day(now)) return `at ${clock}`;
  if (day(at) === day(new Date(now.getTime() + DAY_MILLISECONDS))) return `tomorrow at ${clock}`;
  return `on ${format(at, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')} at ${clock}`;
}

/** Returns a duration, rounded up to minutes: `3 h 10 min`. */
function left(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE_MILLISECONDS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
    .filter(Boolean)
    .join(' ');
}

function share(percent: number): string {
  return `${percent}\u00a0%`;
}

function figure(count: number): string {
  return count.toLocaleString('en-GB').replaceAll(',', '\u00a0');
}

/** Quotes a reason as a sentence. */
function sentence(words: string | null): string {
  return /[.!?…]$/.test(words ?? '') ? `“${words}”` : `“${words}”.`;
}

/** Returns a name without the verified address: `Ana <ana@example.org>` becomes Ana. */
export function nameOf(who = ''): string {
  return who.replace(/ <[^>]*>$/, '');
}
