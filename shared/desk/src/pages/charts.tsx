import styled from 'styled-components';
import { below } from '@careers/ui';
import { Small, Strong } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { State } from '../parts/state.tsx';
import { capitalised, figure, timeWords } from '../parts/words.ts';
import type { Arm, Moment, Release } from '../views.ts';
import { ChartNumbers } from './chart-numbers.tsx';
import { chartsOf, rateOf } from './course.ts';
import type { Chart } from './course.ts';
import { Plot, Sample } from './plot.tsx';

interface ChartsProps {
  course: readonly Moment[];
  release: Release;
  now: string;
}

/** Metrics of a rollout over time, candidate beside released version, each with its figures as a table. */
export function Charts({ course, release: { stable, candidate, halted }, now }: ChartsProps) {
  const charts = chartsOf(course);
  const [first] = course;
  const tried = candidate ?? halted ?? '';
  if (!first || charts.length === 0) return null;
  return (
    <Panel
      title={`Beside the released version, since ${timeWords(first.until, now)}`}
      aside={
        <Key aria-hidden="true">
          <Meaning>
            <Sample data-line="candidate" />
            {`${tried}, with the range it may lie in`}
          </Meaning>
          <Meaning>
            <Sample data-line="released" />
            {`${stable}, released`}
          </Meaning>
        </Key>
      }
    >
      <Grid>
        {charts.map((chart) => (
          <Metric key={chart.metric} chart={chart} names={[tried, stable ?? '']} now={now} />
        ))}
      </Grid>
    </Panel>
  );
}

interface MetricProps {
  chart: Chart;
  /** Numbers of the candidate and of the released version. */
  names: readonly [string, string];
  now: string;
}

function Metric({ chart, names: [candidate, stable], now }: MetricProps) {
  const last = chart.points.at(-1);
  if (!last) return null;
  return (
    <section aria-label={chart.metric}>
      <Title>
        <h3>{capitalised(chart.metric)}</h3>
        <State tone={chart.isEnough ? 'go' : 'thin'} shape="dashed">
          {chart.isEnough ? 'Enough seen' : 'Not enough seen'}
        </State>
      </Title>
      <Small>
        <Strong>{armWords(last.candidate)}</Strong>
        {` with ${candidate}, ${armWords(last.released)} with ${stable}${rateWords(last.released, ' (', ')')}.`}
      </Small>
      <Plot chart={chart} now={now} />
      <Numbers chart={chart} names={[candidate, stable]} now={now} />
    </section>
  );
}

function Numbers({ chart, names: [candidate, stable], now }: MetricProps) {
  return (
    <ChartNumbers figures={[stable, candidate, `${candidate}, seen`]}>
      {chart.points.map((point) => (
        <tr key={point.until}>
          <th scope="row">{timeWords(point.until, now)}</th>
          <td data-figure>{rateWords(point.released) || '–'}</td>
          <td data-figure>{rateWords(point.candidate) || '–'}</td>
          <td data-figure>{figure(point.candidate.units)}</td>
        </tr>
      ))}
    </ChartNumbers>
  );
}

function armWords({ events, units }: Arm): string {
  return `${figure(events)} of ${figure(units)}`;
}

function rateWords(arm: Arm, before = '', after = ''): string {
  const rate = rateOf(arm);
  return rate === null ? '' : `${before}${rate.toFixed(2)}\u00a0%${after}`;
}

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  color: var(--text-2);
  font-size: var(--fs-xs);
`;

const Meaning = styled.span`
  display: inline-flex;
  gap: 0.45rem;
  align-items: center;
  svg {
    width: 1.75rem;
    height: 0.75rem;
    flex: none;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 2rem;
  > section {
    padding-block: 1rem 0.5rem;
    border-top: 1px solid var(--border);
  }
  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 0.75rem;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 0.35rem;
`;
