import { PageHead } from '../frame.tsx';
import { Action, Actions, Field, Line, Post, Reason } from '../parts/forms.tsx';
import { Small, Stack } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { State } from '../parts/state.tsx';
import { Refused } from './refusal.tsx';
import { capitalised, isAhead, quoted, timeWords } from '../parts/words.ts';
import type { EnvironmentLine, FreezesView } from '../views.ts';

/** Frozen environments, with their reasons. */
export function Freezes({ view, now }: { view: FreezesView; now: string }) {
  const { environments, lacking, refusal, sent } = view;
  return (
    <>
      <PageHead title="Freezes">
        <p>In a frozen environment nothing goes up. Pause, halt and roll back stay open.</p>
      </PageHead>
      <Stack>
        {refusal && <Refused refusal={refusal} />}
        {environments.map((environment) => (
          <Freeze
            key={environment.name}
            environment={environment}
            sent={sent?.environment === environment.name ? sent : null}
            now={now}
          />
        ))}
        {lacking !== null && <Small>{lacking}</Small>}
      </Stack>
    </>
  );
}

interface FreezeProps {
  environment: EnvironmentLine;
  sent: FreezesView['sent'];
  now: string;
}

function Freeze({ environment, sent, now }: FreezeProps) {
  const { name, frozen, plannedFreezes, revision, signedAt, mayFreeze } = environment;
  return (
    <Panel
      title={capitalised(name)}
      aside={
        frozen === null ? (
          <State tone="go" shape="play">
            Open
          </State>
        ) : (
          <State tone="ice" shape="snow">
            Frozen
          </State>
        )
      }
    >
      <p>{frozen === null ? 'Things move here.' : `Why: ${quoted(frozen)}`}</p>
      <Small>{`At r${revision}, signed ${timeWords(signedAt, now)}.`}</Small>
      {plannedFreezes.length > 0 && (
        <ul>
          {plannedFreezes.map(({ from, until, reason }) => (
            <li key={from + until}>
              {`From ${timeWords(from, now)} until ${timeWords(until, now)}: ${quoted(reason)}`}
            </li>
          ))}
        </ul>
      )}
      {mayFreeze && (
        <Post action={`/desk/freezes/${name}`} fields={{ action: frozen === null ? 'freeze' : 'unfreeze' }}>
          {frozen === null && (
            <>
              <Reason id={`freeze-${name}`} value={sent?.reason ?? ''} />
              <Moment id={`from-${name}`} name="from" label="From" value={sent?.from} />
              <Moment id={`until-${name}`} name="until" label="Until" value={sent?.until} />
            </>
          )}
          <Actions>
            <Action $variant="secondary">{frozen === null ? `Freeze ${name}` : `Unfreeze ${name}`}</Action>
          </Actions>
        </Post>
      )}
      {mayFreeze && plannedFreezes.some(({ from }) => isAhead(from, now)) && (
        <Post action={`/desk/freezes/${name}`} fields={{ action: 'unfreeze', planned: 'true' }}>
          <Actions>
            <Action $variant="secondary">
              {frozen === null
                ? `Cancel planned freezes of ${name}`
                : `Unfreeze ${name} and cancel its planned freezes`}
            </Action>
          </Actions>
        </Post>
      )}
    </Panel>
  );
}

/** A time of a planned freeze; if empty, it starts immediately, or lasts until it is lifted. */
function Moment({
  id,
  name,
  label,
  value,
}: {
  id: string;
  name: string;
  label: string;
  value: string | undefined;
}) {
  return (
    <Field id={id} label={label} note="optional, Paris time">
      <Line id={id} name={name} type="datetime-local" defaultValue={value} />
    </Field>
  );
}
