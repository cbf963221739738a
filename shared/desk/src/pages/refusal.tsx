import { Action, Post, Reason } from '../parts/forms.tsx';
import { Small, Strong } from '../parts/layout.ts';
import { Said } from '../parts/said.tsx';
import { Note } from '../parts/note.tsx';
import { percentWords } from '../parts/words.ts';
import type { Refusal } from '../views.ts';
import { Moves } from './moves.tsx';
import { remedyOf } from './remedies.ts';

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
export function Refused({ refusal }: { refusal: Pick<Refusal, 'rule' | 'message' | 'remedy'> }) {
  return (
    <Note tone="halt" shape="octagon" label="Refused" role="alert">
      <p>
        <Said>{refusal.message}</Said>
      </p>
      <p>
        <Strong>To do: </Strong>
        <Said>{remedyOf(refusal)}</Said>
      </p>
    </Note>
  );
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
