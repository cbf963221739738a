import styled from 'styled-components';
import { Lines, Small, Strong } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { counted, timeWords } from '../parts/words.ts';
import type { CheckView, VersionView } from '../views.ts';
import { Summary } from '../parts/summary.ts';
import { Compare } from './compare.tsx';
import { CheckState } from './check-state.tsx';

/** Order of the checks: failed ones before passed ones. */
const ORDER = ['failed', 'running', 'missing', 'neutral', 'passed'];

/** The checks of a version: findings, impact and remedy. */
export function CheckPanels({ view, now }: { view: VersionView; now: string }) {
  const checks = view.checks.toSorted(
    (one, other) => ORDER.indexOf(one.conclusion) - ORDER.indexOf(other.conclusion),
  );
  return checks.map((check) => (
    <Panel
      key={check.name}
      title={`Check: ${check.name}`}
      aside={<CheckState conclusion={check.conclusion} />}
    >
      <p>{check.summary}</p>
      <Findings check={check} />
      <Pictures check={check} candidate={view.number} />
      {check.name === 'gate' && <PassedRules view={view} />}
      <Small>{`Reported by ${check.reportedBy}, ${timeWords(check.reportedAt, now)}.`}</Small>
    </Panel>
  ));
}

function Findings({ check: { findings } }: { check: CheckView }) {
  if (findings.length === 0) return null;
  return (
    <Lines>
      {findings.map(({ rule, what, whom, do: toDo }) => (
        <li key={`${rule} ${what}`}>
          <Strong>{what}</Strong>
          <Small>{`${whom} Rule: ${rule}.`}</Small>
          <ToDo>
            <Strong>To do: </Strong>
            {toDo}
          </ToDo>
        </li>
      ))}
    </Lines>
  );
}

function Pictures({ check: { name, pictures }, candidate }: { check: CheckView; candidate: string }) {
  const compared = pictures.filter(({ comparedAt }) => comparedAt !== null);
  const alone = pictures.filter(({ comparedAt }) => comparedAt === null);
  return (
    <>
      {compared.map((picture, index) => (
        <details key={picture.name} open={index === 0}>
          <Summary>{picture.name}</Summary>
          <Compare picture={picture} candidate={candidate} />
        </details>
      ))}
      {alone.length > 0 && <Alone name={name} pictures={alone} />}
    </>
  );
}

function Alone({ name, pictures }: Pick<CheckView, 'name' | 'pictures'>) {
  return (
    <Gallery>
      {pictures.map((picture) => (
        <figure key={picture.name}>
          <a href={picture.address}>
            <Picture
              src={picture.address}
              alt={`${picture.name}, as the check ${name} saw it`}
              loading="lazy"
            />
          </a>
          <figcaption>
            <Small as="span">{picture.name}</Small>
          </figcaption>
        </figure>
      ))}
    </Gallery>
  );
}

function PassedRules({ view: { passedRules } }: { view: VersionView }) {
  if (passedRules.length === 0) return null;
  return (
    <details>
      <Summary>{`${counted(passedRules.length, 'rule')} passed`}</Summary>
      <Lines>
        {passedRules.map(({ rule, detail }) => (
          <li key={rule}>
            {rule}
            {detail !== null && <Small>{detail}</Small>}
          </li>
        ))}
      </Lines>
    </details>
  );
}

const ToDo = styled.p`
  margin-top: 0.45rem;
  padding: 0.55rem 0.8rem;
  border-left: 3px solid var(--border-strong);
  border-radius: 0 var(--r-1) var(--r-1) 0;
  background: var(--surface-2);
  overflow-wrap: anywhere;
`;

const Gallery = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: flex-start;
`;

const Picture = styled.img`
  width: auto;
  max-width: 100%;
  max-height: 20rem;
  border: 1px solid var(--border);
  border-radius: var(--r-1);
`;
