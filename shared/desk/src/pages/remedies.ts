import type { Refusal } from '../views.ts';

/** Remedies on the desk, by rule; those of the registry name API calls and commands. */
const AT_THE_DESK: Readonly<Record<string, string>> = {
  'approver-no-person': 'Sign in at the desk with an account of your own.',
  'candidate-taken': 'Agree with the user who rolls it out, then give yours in its place; or halt it first.',
  'checks-required': 'Have the missing checks run, then send this again. An administrator can override it.',
  'freeze-invalid': 'Say until when, and from when unless it begins now.',
  frozen: 'Lift the freeze first, under Freezes. The way back is open meanwhile.',
  'grant-unknown': 'Somebody has revoked it already. This page shows who has which role now.',
  'holder-unknown': 'Choose a person or a pipeline of the list.',
  'if-match-missing': 'Open the page again.',
  'last-administrator': 'Give the role to another person first, then revoke this one.',
  pinned: 'Unpin it first. The way back is open meanwhile.',
  'plan-invalid': 'Write shares that rise to 100, such as 0,1:4h:30,5:8h:400,50:12h:2000:approve,100.',
  'plan-unknown': 'It has ended. Look at what is released now, then decide again.',
  'remote-unknown': 'Choose one on the board. An administrator registers further ones.',
  'revision-moved': 'What you filled in stands below. Look at what is released now, then decide again.',
  'scope-not-taken': 'Choose “everything”.',
  'scope-too-wide': 'Give a role that you have yourself, or ask an administrator.',
  'scope-unknown': 'Choose a remote for a publisher or maintainer, an environment for a manager or shell.',
  'token-unknown': 'It has expired, or somebody has revoked it already.',
  'trial-failed': 'Correct it, and publish the next version. A manager can override it.',
  'unknown-address': 'Begin at the board.',
  'unknown-environment': 'Choose one on the board.',
  'unknown-revision': 'Choose one in the history.',
  'version-not-ready': 'Choose a version that the gate has let through.',
  'version-unknown': 'Choose one under Versions.',
  'visitors-lose': 'Give it to more, or agree that some shall lose it.',
};

/** Returns what a user of the desk can do about a refusal. */
export function remedyOf({ rule, remedy }: Pick<Refusal, 'rule' | 'remedy'>): string {
  return (Object.hasOwn(AT_THE_DESK, rule) ? AT_THE_DESK[rule] : undefined) ?? remedy;
}
