import { ALARMS } from '../parts/state.tsx';
import { counted, percentWords, quoted } from '../parts/words.ts';
import type { Release } from '../views.ts';

/** Returns the outlook of a release as one sentence: the next step of its plan, or the consequence of its state. */
export function nextOf(release: Release): string {
  const { stable, candidate, percent, pinned, frozen, lastMove, serving, checks, plan } = release;
  if (plan && !ALARMS.includes(release.need)) return plan.next.words;
  switch (release.need) {
    case 'fallback':
      return `${counted(new Set(serving.fallbacks.map(({ shell }) => shell)).size, 'shell')} cannot serve what is released, and will try again.`;
    case 'halted':
      return `Everybody gets ${stable}, until someone decides. ${lastMove?.reason ?? ''}`;
    case 'waiting':
    case 'failing':
      return `Goes to nobody else: it has failed. ${percentWords(percent)} of visitors still get it.`;
    case 'blocked':
      return `Goes to no more visitors before these checks: ${checks
        .filter(({ isRequired, isPassed }) => isRequired && !isPassed)
        .map(({ name, conclusion }) => `${name} (${conclusion})`)
        .join(', ')}.`;
    case 'rolling':
      return `Stays at ${percentWords(percent)} until someone moves it.`;
    case 'paused':
      return 'Goes to nobody until it is advanced; the same visitors then get it first.';
    case 'rehearsal':
      return `Goes to nobody. Shells compare it with ${stable}, on pages that visitors ask for.`;
    case 'frozen':
      return `Held by the freeze: ${quoted(frozen)} The way back is open.`;
    case 'pinned':
      return `Held: ${quoted(pinned)} The way back is open.`;
    case 'steady':
      return candidate === null ? 'No candidate.' : '';
    case 'unreleased':
      return 'Nobody gets it before its first version is released.';
  }
}
