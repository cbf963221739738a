import styled from 'styled-components';
import { Crumbs, PageHead } from '../frame.tsx';
import { Action, Field, Line, Post } from '../parts/forms.tsx';
import { Icon } from '../parts/icons.tsx';
import { Aside, Code, Columns, Facts, Lines, Small, Stack, Strong } from '../parts/layout.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { counted, timeWords } from '../parts/words.ts';
import type { VersionView } from '../views.ts';
import { CheckPanels } from './check-panels.tsx';
import { Sizes } from './sizes.tsx';
import { VersionState } from './versions.tsx';
import { Refused } from './refusal.tsx';

interface VersionProps {
  view: VersionView;
  now: string;
}

/** A version's verdict for release, with the remedies of failed checks. */
export function Version({ view, now }: VersionProps) {
  const { remote, number, state, checks, given, unmet, refusal, preview } = view;
  const failed = checks.filter(({ conclusion }) => conclusion === 'failed').length;
  return (
    <>
      <Crumbs href="/desk/versions" name="Versions" here={remote} />
      <PageHead title={`${remote} ${number}`} state={<VersionState state={state} />}>
        <p>
          {failed === 0
            ? `No check has failed, of ${counted(checks.length, 'check')}.`
            : `${counted(failed, 'check has', 'checks have')} failed: what to do stands with each.`}{' '}
          {given.length === 0 && 'Nobody gets it.'}
          {given.map(({ environment, words }) => (
            <span key={environment}>
              <a href={`/desk/${environment}/${remote}`}>{`${environment}: ${words}`}</a>.{' '}
            </span>
          ))}
          {unmet.map(
            ({ environment, checks: required }) =>
              `${environment} still requires ${required.map(({ name, conclusion }) => `${name} (${conclusion})`).join(', ')}. `,
          )}
        </p>
      </PageHead>
      <Stack>
        {refusal && <Refused refusal={refusal} />}
        {preview && (
          <Note tone="ok" shape="eye" label="Preview" role="status">
            <p>
              <Strong>{`This link shows it in ${preview.environment}, to anyone who has the link.`}</Strong>
              {` It ends ${timeWords(preview.expiresAt, now)}, and cannot be revoked before. Copy it now: it is stored nowhere.`}
            </p>
            <Field id="preview-link" label="Link">
              <Line id="preview-link" readOnly value={preview.url} />
            </Field>
            <p>
              <a href={preview.url}>Open the preview</a>
            </p>
          </Note>
        )}
        <Columns>
          <Stack>
            <CheckPanels view={view} now={now} />
            <Changes view={view} />
          </Stack>
          <Aside>
            <Previews view={view} />
            <Sizes view={view} />
            <Provenance view={view} now={now} />
          </Aside>
        </Columns>
      </Stack>
    </>
  );
}

function Previews({ view: { remote, number, previews, state, lacking } }: { view: VersionView }) {
  if (state !== 'ready') return null;
  return (
    <Panel title="Look at it first">
      <Small>A preview shows it on the site, server-rendered, to anyone who has the link; for a day.</Small>
      {previews.map((environment) => (
        <Post
          key={environment}
          action={`/desk/versions/${remote}/${number}/previews`}
          fields={{ environment }}
        >
          <Action $variant="secondary">
            <Icon shape="eye" />
            {`Make a preview link in ${environment}`}
          </Action>
        </Post>
      ))}
      {lacking !== null && <Small>{lacking}</Small>}
    </Panel>
  );
}

function Provenance({ view, now }: VersionProps) {
  const { publishedAt, publishedBy, commit, isDirty, digest } = view;
  const { proven, ...said } = view.provenance;
  return (
    <Panel title="Where it comes from">
      <Facts>
        <dt>Published</dt>
        <dd>{`${timeWords(publishedAt, now)}, by ${publishedBy}`}</dd>
        <dt>Commit</dt>
        <dd>
          <Code>{commit}</Code>
          {isDirty && ', with uncommitted changes'}
        </dd>
        <dt>Proof</dt>
        <dd>{proven === 'true' ? 'Proven by its pipeline’s provider' : 'None: as its publisher says'}</dd>
        {Object.entries(said).map(([name, value]) => (
          <Provenances key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Provenances>
        ))}
        <dt>Digest</dt>
        <dd>
          <Code>{digest}</Code>
        </dd>
      </Facts>
    </Panel>
  );
}

function Changes({ view: { against, changelog, packages, number } }: { view: VersionView }) {
  return (
    <>
      <Panel title="Changelog" aside={against !== null && <Small>{`since ${against}`}</Small>}>
        {changelog.length === 0 && <Small>Its CHANGELOG.md has no entry for it.</Small>}
        {changelog.map(({ version, lines }) => (
          <div key={version}>
            <h3>{version === number ? 'This version' : version}</h3>
            <Entry>
              {lines.map((line) => (
                <li key={line}>{line.replace(/^[-*] /, '')}</li>
              ))}
            </Entry>
          </div>
        ))}
      </Panel>
      <Panel title="Packages" aside={against !== null && <Small>{`changed since ${against}`}</Small>}>
        {packages.length === 0 && <Small>{against === null ? 'It names none.' : 'The same.'}</Small>}
        <Lines>
          {packages.map(({ name, before, after }) => (
            <li key={name}>
              <Code>{name}</Code>{' '}
              {against === null ? after : `${before ?? 'not there'} → ${after ?? 'not there'}`}
            </li>
          ))}
        </Lines>
      </Panel>
    </>
  );
}

/** Pairs of a term and its value. */
const Provenances = styled.div`
  display: contents;
`;

const Entry = styled.ul`
  display: grid;
  gap: 0.35rem;
  margin-top: 0.25rem;
  padding-left: 1.1rem;
  list-style: square;
  overflow-wrap: anywhere;
`;
