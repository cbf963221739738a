import styled from 'styled-components';
import { VisuallyHidden } from '@careers/ui';
import { PageHead } from '../frame.tsx';
import { Cell, Heads, Rows } from '../parts/card-table.ts';
import { Action, Choice, Field } from '../parts/forms.tsx';
import { NoBreak, Small, Strong } from '../parts/layout.ts';
import { Body, Surface } from '../parts/panel.tsx';
import { clockWords, dayWords, shortName } from '../parts/words.ts';
import type { HistoryLine, HistoryView } from '../views.ts';
import { actionWords } from './history-words.ts';

const COLUMNS = ['When', 'Who', 'What', 'Why', 'Before → after', 'Revision'];

/** Audit log with filters, and links that restore a revision. */
export function History({ view }: { view: HistoryView }) {
  const { lines, older, chosen } = view;
  const days = Map.groupBy(lines, ({ time }) => dayWords(time));
  return (
    <>
      <PageHead title="History">
        <p>
          Every change, the latest first. Lines cannot be changed: each one holds the hash of the one before.
        </p>
      </PageHead>
      <Surface aria-label="History">
        <Filter view={view} />
        {lines.length === 0 && (
          <Body>
            <p>No change fits this choice.</p>
          </Body>
        )}
        {lines.length > 0 && (
          <Log role="table" aria-label="Changes">
            <Heads>
              <tr role="row">
                {COLUMNS.map((name) => (
                  <th key={name} role="columnheader" scope="col">
                    {name}
                  </th>
                ))}
                <th role="columnheader" scope="col">
                  <VisuallyHidden>Restore</VisuallyHidden>
                </th>
              </tr>
            </Heads>
            {[...days].map(([day, ofDay]) => (
              <Rows key={day}>
                <tr role="row" data-day>
                  <th role="rowheader" scope="rowgroup" colSpan={COLUMNS.length + 1}>
                    {day}
                  </th>
                </tr>
                {ofDay.map((line) => (
                  <Row key={line.sequence} line={line} />
                ))}
              </Rows>
            ))}
          </Log>
        )}
        <End>
          <Small>
            “Restore” shows the differences first; then it gives everybody what that revision gave them.
          </Small>
          {older !== null && (
            <p>
              <a href={`/desk/history?${new URLSearchParams({ ...chosen, before: String(older) })}`}>
                Older changes
              </a>
            </p>
          )}
        </End>
      </Surface>
    </>
  );
}

function Row({ line }: { line: HistoryLine }) {
  const { time, who, reason, change, environment, revision, isInForce } = line;
  return (
    <tr role="row">
      <Cell>
        <time dateTime={time}>{clockWords(time)}</time>
      </Cell>
      <Cell>
        {shortName(who)}
        {who !== shortName(who) && <Small>{who.slice(shortName(who).length + 2, -1)}</Small>}
      </Cell>
      <Cell>
        <Strong>{actionWords(line)}</Strong>
        {environment !== null && <Small>{environment}</Small>}
      </Cell>
      <Cell>{reason === null ? '' : `“${reason}”`}</Cell>
      <Cell>{change}</Cell>
      <Cell>{revision === null ? '–' : <NoBreak>{`r${revision}`}</NoBreak>}</Cell>
      <Cell>
        {isInForce && <Small as="span">In force</Small>}
        {!isInForce && revision !== null && environment !== null && (
          <Action as="a" $variant="secondary" href={`/desk/${environment}/revisions/${revision}`}>
            <span>
              Restore
              <VisuallyHidden>{` ${environment} as of r${revision}`}</VisuallyHidden>
            </span>
          </Action>
        )}
      </Cell>
    </tr>
  );
}

function Filter({ view: { chosen, remotes, environments } }: { view: HistoryView }) {
  return (
    <Fields action="/desk/history">
      <Field id="remote" label="Remote">
        <Choice id="remote" name="remote" defaultValue={chosen.remote}>
          <option value="">All remotes</option>
          {remotes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      </Field>
      <Field id="environment" label="Environment">
        <Choice id="environment" name="environment" defaultValue={chosen.environment}>
          <option value="">All environments</option>
          {environments.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      </Field>
      <Action $variant="secondary">Show</Action>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  align-items: end;
  padding: 1rem 1.15rem;
  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 16rem) minmax(0, 16rem) auto;
    justify-content: start;
  }
`;

const End = styled(Body)`
  padding-top: 0.9rem;
  border-top: 1px solid var(--border);
`;

const Log = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 0.7rem 0.6rem;
    border-top: 1px solid var(--border);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  time,
  a {
    white-space: nowrap;
  }
  td:nth-child(2) {
    min-width: 12rem;
  }
  td:nth-child(4),
  td:nth-child(5) {
    min-width: 9rem;
  }
  tr > :first-child {
    padding-left: 1.15rem;
  }
  tr > :last-child {
    padding-right: 1.15rem;
  }
  th {
    color: var(--text-2);
    font-size: var(--fs-xs);
    font-weight: 650;
    white-space: nowrap;
  }
  [data-day] th {
    padding-block: 0.45rem;
    background: var(--surface-2);
    color: var(--text);
    font-weight: 700;
  }
  @media (max-width: 62.49em) {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: 3.25rem minmax(0, 1fr) auto;
      gap: 0.2rem 0.6rem;
      padding: 0.85rem 1.15rem;
      border-top: 1px solid var(--border);
    }
    tr > * {
      padding: 0;
      border: 0;
    }
    tr > :first-child,
    tr > :last-child {
      padding: 0;
    }
    td:nth-child(n + 2) {
      grid-column: 2 / -1;
      min-width: 0;
    }
    td:nth-child(6) {
      grid-column: 2;
    }
    td:nth-child(7) {
      grid-column: 3;
    }
    td:empty {
      display: none;
    }
    [data-day] {
      display: block;
      padding: 0;
    }
    [data-day] th {
      padding: 0.45rem 1.15rem;
    }
  }
`;
