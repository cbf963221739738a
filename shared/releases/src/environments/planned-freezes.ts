import { refused } from '../registry-error.ts';

/** A freeze that begins and ends by itself. */
export interface PlannedFreeze {
  from: string;
  until: string;
  reason: string;
  by: string;
}

const MAX_PLANNED = 20;

/**
 * Returns the freeze that somebody plans; it begins now unless said.
 * @throws RegistryError where it has no end.
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

/** Returns why an environment is frozen by plan now; null where it is not. */
export function freezeInForce(freezes: readonly PlannedFreeze[], now: Date): string | null {
  return freezes.find((freeze) => isInForce(freeze, now))?.reason ?? null;
}

/** Returns the freezes without those that are over. */
export function freezesAhead(freezes: readonly PlannedFreeze[], now: Date): PlannedFreeze[] {
  return freezes.filter(({ until }) => new Date(until) > now);
}

/** Returns the freezes that have not begun. */
export function freezesNotBegun(freezes: readonly PlannedFreeze[], now: Date): PlannedFreeze[] {
  return freezesAhead(freezes, now).filter((freeze) => !isInForce(freeze, now));
}

/**
 * Returns the freezes with another one, the first first.
 * @throws RegistryError where it ends before it begins or now, or where there are too many.
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
