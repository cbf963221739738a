import styled from 'styled-components';
import { BulletList, Radio } from '@careers/ui';
import { Crumbs, PageHead } from '../frame.tsx';
import { Action, Actions, Choice, Field, Line, Post } from '../parts/forms.tsx';
import { Icon } from '../parts/icons.tsx';
import { Small, Stack } from '../parts/layout.ts';
import { Body, Surface } from '../parts/panel.tsx';
import { capitalised, linkedWords, percentWords, seconds } from '../parts/words.ts';
import type { Release, RollbackView } from '../views.ts';
import { RefusalNote } from './refusal.tsx';

const REASONS = ['Failures', 'Looks wrong', 'Asked by the business', 'Wrong remote'];

/** Confirmation of a rollback: its changes, affected visitors and delay. */
export function Rollback({ view: { release, refusal }, now }: { view: RollbackView; now: string }) {
  const { environment, remote, revision, stable, candidate, percent, fallback } = release;
  const address = `/desk/${environment}/${remote}`;
  const target = candidate === null ? (fallback[0] ?? '') : (stable ?? '');
  const sent = refusal?.sent;
  const action = `${address}/moves`;
  return (
    <>
      <Crumbs href="/desk" name="Board" here={capitalised(environment)} />
      <PageHead title={`Roll back ${remote} in ${environment}?`} />
      <Stack>
        {refusal && <RefusalNote refusal={refusal} action={action} fields={{ revision }} now={now} />}
        <Question>
          <Body>
            <Swap>
              <div>
                <Small>
                  {candidate === null ? 'everybody gets' : `${percentWords(percent)} of visitors get`}
                </Small>
                <Version>{candidate ?? stable}</Version>
              </div>
              <Icon shape="arrow" size={24} />
              <div>
                <Small>everybody gets</Small>
                <Version>{target}</Version>
              </div>
            </Swap>
            <Consequences release={release} target={target} />
            <Post action={action} fields={{ revision, action: 'rollback' }}>
              <Target release={release} sent={sent?.version} />
              <fieldset>
                <legend>Why? One tap is enough, or none</legend>
                <Taps>
                  {REASONS.map((reason) => (
                    <Radio
                      key={reason}
                      id={`tap-${reason.replaceAll(' ', '-')}`}
                      name="tap"
                      value={reason}
                      defaultChecked={sent?.tap === reason}
                    >
                      {reason}
                    </Radio>
                  ))}
                </Taps>
              </fieldset>
              <Field id="note" label="Note" note="optional">
                <Line
                  id="note"
                  name="reason"
                  maxLength={400}
                  defaultValue={sent?.reason ?? ''}
                  autoComplete="off"
                />
              </Field>
              <Actions>
                <Action>
                  <Icon shape="back" />
                  {`Roll back to ${candidate === null && fallback.length > 1 ? 'it' : target}`}
                </Action>
                <Action as="a" href={address} $variant="secondary">
                  {candidate === null ? `Keep ${stable}` : `Keep ${candidate} at ${percentWords(percent)}`}
                </Action>
              </Actions>
              <Small>{`${environment}, on r${revision}`}</Small>
            </Post>
          </Body>
        </Question>
      </Stack>
    </>
  );
}

function Consequences({ release, target }: { release: Release; target: string }) {
  const { serving, candidate, stable, linked } = release;
  const { live, slowestMilliseconds: slowest } = serving;
  return (
    <BulletList>
      <li>
        {live === 0
          ? 'No shell runs now: those that start serve it.'
          : `${everyShell(live)} ${target} within seconds${slowest === null ? '' : ` (last move: ${seconds(slowest)})`}; open pages follow at their next navigation.`}
      </li>
      {linked.length > 0 && <li>{`Goes back with it: ${linkedWords(linked)}.`}</li>}
      <li>{`${candidate ?? stable} stays in the store, and can be started again.`}</li>
    </BulletList>
  );
}

function everyShell(live: number): string {
  if (live === 1) return 'The shell serves';
  return live === 2 ? 'Both shells serve' : `All ${live} shells serve`;
}

/** Choice of the version to roll back to, among earlier ones. */
function Target({ release: { candidate, fallback }, sent }: { release: Release; sent: string | undefined }) {
  if (candidate !== null || fallback.length < 2)
    return <input type="hidden" name="version" value={candidate === null ? fallback[0] : ''} />;
  return (
    <Field id="target" label="Back to" hint="The first is what everybody had before.">
      <Choice id="target" name="version" defaultValue={sent ?? fallback[0]} aria-describedby="target-hint">
        {fallback.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </Choice>
    </Field>
  );
}

const Question = styled(Surface)`
  max-width: 38rem;
  padding-top: 1.15rem;
`;

const Swap = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 1rem;
  align-items: center;
  padding: 0.85rem 1rem;
  border-radius: var(--r-2);
  background: var(--surface-2);
`;

const Version = styled.strong`
  display: block;
  font: 800 1.5rem/1.15 var(--font-display);
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

const Taps = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 1rem;
  @media (max-width: 29.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
