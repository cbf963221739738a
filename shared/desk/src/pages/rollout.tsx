import { Crumbs, PageHead } from '../frame.tsx';
import { Icon } from '../parts/icons.tsx';
import { Action } from '../parts/forms.tsx';
import {
  Aside,
  Code,
  Columns,
  Facts,
  Lines,
  More,
  Pair,
  Small,
  Stack,
  Strong,
  Table,
} from '../parts/layout.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { ReleaseState } from '../parts/state.tsx';
import { capitalised, linkedWords, percentWords, shortName, timeWords } from '../parts/words.ts';
import type { Failure, Release, RolloutView } from '../views.ts';
import { VersionLink } from './board-table.tsx';
import { Charts } from './charts.tsx';
import { EvidenceCourse } from './evidence-course.tsx';
import { EvidencePages } from './evidence-pages.tsx';
import { EvidenceState, EvidenceTable, EvidenceWords } from './evidence.tsx';
import { nextOf } from './next.ts';
import { ChangePlan, StartPlan } from './plan-forms.tsx';
import { NextStep, PlanTrack } from './plan.tsx';
import { RefusalNote } from './refusal.tsx';
import { CheckState } from './check-state.tsx';
import { MoveForms } from './move-forms.tsx';
import { BlastRadius } from './reach.tsx';
import { Serving } from './serving.tsx';

/** State, evidence and moves of a remote in an environment. */
export function Rollout({ view, now }: { view: RolloutView; now: string }) {
  const { release, refusal, moved } = view;
  const { environment, remote, revision, stable, candidate, linked, lastMove, evidence, plan } = release;
  const { halted } = release;
  const action = `/desk/${environment}/${remote}/moves`;
  return (
    <>
      <Crumbs href="/desk" name="Board" here={capitalised(environment)} />
      <PageHead
        title={
          <span>
            {remote}
            {stable !== null && candidate !== null && <> {`${stable} →\u00a0${candidate}`}</>}
          </span>
        }
        state={<ReleaseState release={release} withShare />}
      >
        {lastMove && (
          <p>{`Last move: ${lastMove.command}, by ${shortName(lastMove.who)}, ${timeWords(lastMove.time, now)}.`}</p>
        )}
      </PageHead>
      <Stack>
        {moved && (
          <Note tone="ok" shape="tick" label="Done" role="status">
            <p>
              <Strong>{`Done: ${moved.command} is r${moved.revision}.`}</Strong> Shells serve it within
              seconds.
            </p>
          </Note>
        )}
        {refusal && <RefusalNote refusal={refusal} action={action} fields={{ revision }} now={now} />}
        <Columns>
          <Aside>
            <Panel title="What happens next">
              <p>{nextOf(release)}</p>
              {halted !== null && <a href={`/desk/versions/${remote}/${halted}`}>{`All about ${halted}`}</a>}
              {plan && <NextStep release={release} plan={plan} sent={refusal?.sent} />}
              {linked.length > 0 && <Small>{`Moves together with ${linkedWords(linked)}.`}</Small>}
              <WayBack release={release} />
            </Panel>
            {plan && <ChangePlan release={release} plan={plan} refusal={refusal} />}
            <MoveForms view={view} />
          </Aside>
          <Stack>
            {plan && <PlanTrack plan={plan} now={now} />}
            <Given release={release} />
            {(candidate ?? halted) !== null && (
              <Panel title="Evidence" aside={<EvidenceState evidence={evidence} />}>
                <EvidenceWords evidence={evidence} />
                <EvidenceCourse course={view.course} isEnough={evidence.verdict !== 'thin'} now={now} />
                <EvidenceTable evidence={evidence} />
                <EvidencePages evidence={evidence} />
              </Panel>
            )}
            <Charts course={view.course} release={release} now={now} />
            {evidence.failures.length > 0 && <Failures release={release} />}
            {candidate !== null && <CandidateChecks release={release} />}
          </Stack>
          <More>
            <StartPlan view={view} />
            <BlastRadius reach={view.reach} release={release} />
          </More>
        </Columns>
      </Stack>
    </>
  );
}

function WayBack({ release }: { release: Release }) {
  const { environment, remote, candidate, fallback, stable, may, lacking } = release;
  const target = candidate === null ? fallback[0] : stable;
  return (
    <>
      {may.includes('rollback') && target && (
        <>
          <Action as="a" href={`/desk/${environment}/${remote}/rollback`} $variant="ink">
            <Icon shape="back" />
            {`Roll back to ${target}…`}
          </Action>
          <Small>Needs no reason and no second person.</Small>
        </>
      )}
      {lacking !== null && <Small>{lacking}</Small>}
    </>
  );
}

/** Served versions with their share of visitors. */
function Given({ release }: { release: Release }) {
  const { remote, stable, candidate, percent, fallback, revision } = release;
  return (
    <Panel title="Who gets what" aside={<Small>{`As of r${revision}`}</Small>}>
      {stable === null ? (
        <p>Nobody gets this remote here: no version was released yet.</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col" data-figure>
                Visitors
              </th>
            </tr>
          </thead>
          <tbody>
            {candidate !== null && (
              <tr>
                <th scope="row">
                  <VersionLink remote={remote} number={candidate} />
                  <Small>Candidate</Small>
                </th>
                <td data-figure>{percentWords(percent)}</td>
              </tr>
            )}
            <tr>
              <th scope="row">
                <VersionLink remote={remote} number={stable} />
                <Small>Released; robots and visitors without cookies always get it</Small>
              </th>
              <td data-figure>{percentWords(100 - percent)}</td>
            </tr>
          </tbody>
        </Table>
      )}
      <Facts>
        <dt>To fall back to</dt>
        <dd>{fallback.length === 0 ? 'Nothing yet' : fallback.join(', ')}</dd>
        <dt>Shells</dt>
        <dd>
          <Serving release={release} />
        </dd>
      </Facts>
    </Panel>
  );
}

function Failures({ release: { evidence, candidate, halted, stable } }: { release: Release }) {
  return (
    <Panel title={`Failures of ${candidate ?? halted ?? stable}`} aside={<Small>The first few</Small>}>
      <Lines>
        {evidence.failures.map((failure: Failure) => (
          <li key={`${failure.address} ${failure.message}`}>
            <Code>{failure.message}</Code>
            <Small>{failure.address ?? 'Of no page'}</Small>
            {failure.stack.map((place) => (
              <Small key={place}>
                <Code>{place}</Code>
              </Small>
            ))}
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

function CandidateChecks({ release: { remote, candidate, checks } }: { release: Release }) {
  return (
    <Panel
      title={`Checks of ${candidate}`}
      aside={<a href={`/desk/versions/${remote}/${candidate}`}>What they found</a>}
    >
      {checks.length === 0 && <Small>None was reported, and none is required here.</Small>}
      <Lines>
        {checks.map((check) => (
          <li key={check.name}>
            <Pair>
              <CheckState conclusion={check.conclusion} />
              <span>
                <Strong>{check.name}</Strong>
                {check.isRequired && ', required here'}
              </span>
            </Pair>
            {check.summary !== null && <Small>{check.summary}</Small>}
          </li>
        ))}
      </Lines>
    </Panel>
  );
}
