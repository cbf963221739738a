import { Action, Post, Reason } from '../parts/forms.tsx';
import { Small, Strong } from '../parts/layout.ts';
import { Said } from '../parts/said.tsx';
import { Note } from '../parts/note.tsx';
import { percentWords } from '../parts/words.ts';
import type { Refusal } from '../views.ts';
import { Moves } from './moves.tsx';

/** Remedies on the desk, by rule; those of the registry name API calls and commands. */
const AT_THE_DESK: Readonly<Record<string, string>> = {
  'candidate-taken': 'Agree with the user who rolls it out, then give yours in its place; or halt it first.',
  'checks-required': 'Have the missing checks run, then send this again. An administrator can override it.',
  frozen: 'Lift the freeze first, under Freezes. The way back is open meanwhile.',
  'if-match-missing': 'Open the page again.',
  pinned: 'Unpin it first. The way back is open meanwhile.',
  'plan-invalid': 'Write shares that rise to 100, such as 0,1:4h:30,5:8h:400,50:12h:2000:approve,100.',
  'revision-moved': 'What you filled in stands below. Look at what is released now, then decide again.',
  'trial-failed': 'Correct it, and publish the next version. A manager can override it.',
  'version-not-ready': 'Choose a version that the gate has let through.',
  'visitors-lose': 'Give it to more, or agree that some shall lose it.',
};

interface RefusalProps {
  refusal: Refusal;
  /** Address that the agreeing form is posted to. */
  action: string;
  fields: Readonly<Record<string, string | number>>;
  now: string;
}

/** Reason of a refusal, its remedy, and the submitted fields, so that no input is lost. */
export function RefusalNote({ refusal, action, fields, now }: RefusalProps) {
  const { rule, message, since, sent, agreement } = refusal;
  return (
    <Note tone="halt" shape="octagon" label="Refused" role="alert">
      <h2>{rule === 'revision-moved' ? 'Somebody has moved it meanwhile' : 'Nothing was changed'}</h2>
      <p>
        <Said>{message}</Said>
      </p>
      {since.length > 0 && (
        <>
          <Strong>Moved since you looked:</Strong>
          <Moves moves={since} now={now} />
        </>
      )}
      <p>
        <Strong>To do: </Strong>
        <Said>{remedyOf(refusal)}</Said>
      </p>
      <Small>{`Refused by the rule ${rule}.`}</Small>
      {agreement !== null && (
        <Post
          action={action}
          fields={{
            ...fields,
            action: sent.action,
            version: sent.version,
            percent: sent.percent,
            with: sent.with,
            ...Object.fromEntries([...sent.agreed, agreement].map((name) => [name, 'true'])),
          }}
        >
          <Reason id="agree-reason" value={sent.reason} />
          <p>
            <Action $variant="secondary">{agreementWords(agreement, sent)}</Action>
          </p>
        </Post>
      )}
    </Note>
  );
}

/** Reason of a refusal and its remedy, without an agreement. */
export function Refused({ message, remedy }: Pick<Refusal, 'message' | 'remedy'>) {
  return (
    <Note tone="halt" shape="octagon" label="Refused" role="alert">
      <p>
        <Said>{message}</Said>
      </p>
      <p>
        <Strong>To do: </Strong>
        <Said>{remedy}</Said>
      </p>
    </Note>
  );
}

export function remedyOf({ rule, remedy }: Pick<Refusal, 'rule' | 'remedy'>): string {
  return (Object.hasOwn(AT_THE_DESK, rule) ? AT_THE_DESK[rule] : undefined) ?? remedy;
}

function agreementWords(agreement: NonNullable<Refusal['agreement']>, sent: Refusal['sent']): string {
  const everybody = sent.action === 'restore' ? 'Restore it' : 'Give it to everybody';
  const isShare = sent.action === 'start' || sent.action === 'advance';
  const what = isShare ? `Give it to ${percentWords(Number(sent.percent))}` : everybody;
  switch (agreement) {
    case 'replace':
      return `${what}, in place of the other candidate`;
    case 'lower':
      return `${what}, although some lose it`;
    case 'despiteFailures':
      return `${what}, although it has failed`;
    case 'despiteChecks':
      return `${what}, although checks are missing`;
  }
}
