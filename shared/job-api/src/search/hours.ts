const HOURS_WORDS = /^(h|heure|heures)$/;
const WITH_UNIT = /^(\d{1,2})h(\d{2})?$/;
const NUMBER = /^\d{1,2}$/;
const AFTER = new Set(['par', 'la', 'semaine', 'hebdo', 'hebdomadaire', 'hebdomadaires']);
/** A week of full time in France. */
const FULL_TIME = 35;

/** Returns the working hours a week that some words begin with at a position, "20h semaine", with their number. */
export function weeklyHours(
  words: readonly string[],
  from: number,
): { isFullTime: boolean; length: number } | undefined {
  const [word = '', next = ''] = words.slice(from);
  const joined = WITH_UNIT.exec(word)?.[1];
  const apart = NUMBER.test(word) && HOURS_WORDS.test(next) ? word : undefined;
  const hours = Number(joined ?? apart);
  if (!(hours > 0)) return undefined;
  let to = from + (joined === undefined ? 2 : 1);
  while (AFTER.has(words[to] ?? '')) to += 1;
  return { isFullTime: hours >= FULL_TIME, length: to - from };
}
