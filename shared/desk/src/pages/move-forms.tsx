import { Action, Actions, Choice, Field, Line, Percent, Post, Reason } from '../parts/forms.tsx';
import { Small } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { quoted } from '../parts/words.ts';
import type { DeskAction, Release, RolloutView, Sent } from '../views.ts';

/** Usual steps of rollouts, in %. */
const STEPS = [1, 5, 20, 50, 100];

const NOTHING_SENT: Sent = {
  action: '',
  version: '',
  percent: '',
  with: '',
  reason: '',
  tap: '',
  plan: '',
  agreed: [],
};

interface FormProps {
  release: Release;
  sent: Sent;
}

/** Forms of the moves that the user's role allows. */
export function MoveForms({ view: { release, versions, refusal } }: { view: RolloutView }) {
  const sent = refusal?.sent ?? NOTHING_SENT;
  const { may, candidate, stable } = release;
  const mayAny = (...actions: DeskAction[]) => actions.some((action) => may.includes(action));
  return (
    <>
      {candidate !== null && mayAny('pause', 'halt') && <Hold release={release} sent={sent} />}
      {candidate !== null && mayAny('advance', 'promote') && <Widen release={release} sent={sent} />}
      {mayAny('start', 'promote') && versions.length > 0 && (
        <Start release={release} sent={sent} versions={versions} />
      )}
      {stable !== null && mayAny('pin', 'unpin') && <Pin release={release} sent={sent} />}
      {may.length > 0 && (
        <Small>{`You see r${release.revision}. If anything has moved since, yours is refused and you see what moved.`}</Small>
      )}
    </>
  );
}

function fieldsOf({ revision }: Release): Record<string, number> {
  return { revision };
}

function addressOf({ environment, remote }: Release): string {
  return `/desk/${environment}/${remote}/moves`;
}

function Hold({ release, sent }: FormProps) {
  const { candidate, percent, may } = release;
  return (
    <Panel title="Hold it">
      <Post action={addressOf(release)} fields={{ ...fieldsOf(release), version: candidate ?? '' }}>
        <Reason
          id="hold-reason"
          isRequired={false}
          value={['pause', 'halt'].includes(sent.action) ? sent.reason : ''}
        />
        <Actions>
          {may.includes('pause') && percent > 0 && (
            <Action $variant="secondary" name="action" value="pause">
              {`Pause: 0\u00a0%, keep ${candidate}`}
            </Action>
          )}
          {may.includes('halt') && (
            <Action $variant="secondary" name="action" value="halt">
              {`Halt ${candidate} for good`}
            </Action>
          )}
        </Actions>
      </Post>
    </Panel>
  );
}

function Widen({ release, sent }: FormProps) {
  const { candidate, percent, may, need } = release;
  const next = STEPS.find((step) => step > percent) ?? 100;
  const isSent = ['advance', 'promote'].includes(sent.action) && sent.version === candidate;
  return (
    <Panel title={`Give ${candidate} to more`}>
      {(need === 'frozen' || need === 'pinned') && <Small>Refused as long as it is held.</Small>}
      <Post action={addressOf(release)} fields={{ ...fieldsOf(release), version: candidate ?? '' }}>
        <Percent id="advance-percent" value={isSent && sent.percent ? sent.percent : String(next)} />
        <Reason id="advance-reason" value={isSent ? sent.reason : ''} />
        <Actions>
          {may.includes('advance') && (
            <Action $variant="secondary" name="action" value="advance">
              Give it to that share
            </Action>
          )}
          {may.includes('promote') && (
            <Action $variant="secondary" name="action" value="promote">
              Give it to everybody
            </Action>
          )}
        </Actions>
      </Post>
    </Panel>
  );
}

function Start({ release, sent, versions }: FormProps & { versions: readonly string[] }) {
  const { may, stable, candidate } = release;
  const isSent = sent.action === 'start' || (sent.action === 'promote' && sent.version !== candidate);
  return (
    <Panel
      title={stable === null ? 'Release the first version' : 'Start a version'}
      isFolded={candidate !== null && !isSent}
    >
      <Post action={addressOf(release)} fields={fieldsOf(release)}>
        <Field id="start-version" label="Version">
          <Choice id="start-version" name="version" defaultValue={isSent ? sent.version : versions[0]}>
            {versions.map((version) => (
              <option key={version}>{version}</option>
            ))}
          </Choice>
        </Field>
        {stable !== null && (
          <Percent
            id="start-percent"
            value={isSent && sent.percent ? sent.percent : '0'}
            hint="0 is a rehearsal: shells compare it, nobody gets it."
          />
        )}
        {stable !== null && may.includes('start') && (
          <Field
            id="start-with"
            label="Together with"
            note="optional"
            hint="Versions of other remotes that the same visitors get; all move together from then on."
          >
            <Line
              id="start-with"
              name="with"
              placeholder="mf-offer@2.0.0"
              defaultValue={isSent ? sent.with : ''}
              aria-describedby="start-with-hint"
              autoComplete="off"
            />
          </Field>
        )}
        <Reason id="start-reason" value={isSent ? sent.reason : ''} />
        <Actions>
          {stable !== null && may.includes('start') && (
            <Action $variant="secondary" name="action" value="start">
              Start it
            </Action>
          )}
          {may.includes('promote') && (
            <Action $variant="secondary" name="action" value="promote">
              Release it to everybody
            </Action>
          )}
        </Actions>
      </Post>
    </Panel>
  );
}

function Pin({ release, sent }: FormProps) {
  const { remote, pinned } = release;
  const action = pinned === null ? 'pin' : 'unpin';
  return (
    <Panel
      title={pinned === null ? 'Pin it where it is' : 'Let it move again'}
      isFolded={sent.action !== action}
    >
      <Small>
        {pinned === null
          ? 'Pinned, it moves only back, for every user.'
          : `Pinned: ${quoted(pinned)} Nothing but the way back is open.`}
      </Small>
      <Post action={addressOf(release)} fields={{ ...fieldsOf(release), action }}>
        <Reason id="pin-reason" value={sent.action === action ? sent.reason : ''} />
        <Actions>
          <Action $variant="secondary">{pinned === null ? `Pin ${remote}` : `Unpin ${remote}`}</Action>
        </Actions>
      </Post>
    </Panel>
  );
}
