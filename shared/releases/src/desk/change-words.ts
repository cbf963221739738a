import type { ReleaseDocument } from '@careers/contract';
import { releaseChanges } from './release-words.ts';

/** State in a line of the audit log, before or after: its members depend on the action. */
export type State = Partial<Pick<ReleaseDocument, 'revision' | 'remotes'>> & {
  frozen?: string | null;
  from?: string;
  until?: string;
  role?: string;
  scope?: string | null;
  requiredChecks?: string[];
};

export function stateOf(value: unknown): State {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Describes the change of a line: `1.0.0 → 1.1.0`, `none → manager of production`; empty if it has none. */
export function changeWords(before: State, after: State): string {
  if (after.frozen !== undefined)
    return `${before.frozen ? 'frozen' : 'open'} → ${after.frozen ? 'frozen' : 'open'}`;
  if (after.from !== undefined && after.until !== undefined)
    return `frozen from ${timeWords(after.from)} until ${timeWords(after.until)}`;
  if ((before.role ?? after.role) !== undefined) return `${roleWords(before)} → ${roleWords(after)}`;
  if (before.requiredChecks && after.requiredChecks)
    return [before, after].map(({ requiredChecks: checks = [] }) => checks.join(', ') || 'none').join(' → ');
  if (!after.remotes) return '';
  const changes = releaseChanges(before.remotes ?? {}, after.remotes);
  const isOne = changes.length === 1;
  return changes
    .map((change) => `${isOne ? '' : `${change.remote}: `}${change.before} → ${change.after}`)
    .join('; ');
}

function roleWords({ role, scope = null }: State): string {
  if (role === undefined) return 'none';
  return scope === null ? role : `${role} of ${scope.replace('/', ' in ')}`;
}

function timeWords(time: string): string {
  const date = new Date(time);
  return date.toLocaleString('en-GB', { timeZone: 'Europe/Paris', dateStyle: 'medium', timeStyle: 'short' });
}
