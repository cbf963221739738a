import { refused } from '../registry-error.ts';

/** A freeze with a scheduled start and end. */
export interface PlannedFreeze {
  from: string;
  until: string;
  reason: string;
  by: string;
}

const MAX_PLANNED = 20;

/**
 * Returns the planned freeze; it starts now by default.
 * @throws RegistryError without an end.
 */
export function plannedFreeze({
  from = new Date().toISOString(),
  until,
  reason,
  by,
}: Pick<PlannedFreeze, 'reason' | 'by'> & {
  from: string | undefined;
  until: string | undefined;
}): PlannedFreeze {
  if (until === undefined) throw refused('freeze-invalid', 'A planned freeze has an end.');
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString(), reason, by };
}

/** Returns the reason of the current planned freeze; null without one. */
export function freezeInForce(freezes: readonly PlannedFreeze[], now: Date): string | null {
  return freezes.find((freeze) => isInForce(freeze, now))?.reason ?? null;
}

/** Returns the current and future freezes. */
export function freezesAhead(freezes: readonly PlannedFreeze[], now: Date): PlannedFreeze[] {
  return freezes.filter(({ until }) => new Date(until) > now);
}

/** Returns the future freezes. */
export function freezesNotBegun(freezes: readonly PlannedFreeze[], now: Date): PlannedFreeze[] {
  return freezesAhead(freezes, now).filter((freeze) => !isInForce(freeze, now));
}

/**
 * Adds a freeze, in order of start.
 * @throws RegistryError if it ends before it starts or in the past, or above the
 * limit.
 */
export function withFreeze(
  freezes: readonly PlannedFreeze[],
  freeze: PlannedFreeze,
  now: Date,
): PlannedFreeze[] {
  const ahead = freezesAhead(freezes, now);
  const until = new Date(freeze.until);
  if (until <= new Date(freeze.from) || until <= now)
    throw refused('freeze-invalid', 'A planned freeze ends after it begins, and after now.');
  if (ahead.length >= MAX_PLANNED)
    throw refused('freeze-invalid', `${MAX_PLANNED} freezes are planned already.`);
  return [...ahead, freeze].sort((one, other) => one.from.localeCompare(other.from));
}

function isInForce({ from, until }: PlannedFreeze, now: Date): boolean {
  return new Date(from) <= now && now < new Date(until);
}
