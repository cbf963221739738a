import type { Rule } from '../rule.ts';

/** What no shell has told cannot be compared: silence is no consent. */
export const knownShells: Rule = {
  name: 'no-shell-known',
  check: ({ shells, agreed }) =>
    shells.length === 0 && !agreed.withoutShells
      ? 'No running shell is known that could say what it shares.'
      : null,
  remedy: 'Start a shell, or publish with withoutShells=true before the first one starts.',
};
