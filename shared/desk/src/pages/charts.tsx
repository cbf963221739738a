import styled from 'styled-components';
import { below } from '@careers/ui';
import { Small, Strong, Table } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { Summary } from '../parts/summary.ts';
import { State } from '../parts/state.tsx';
import { capitalised, figure, percentWords, timeWords } from '../parts/words.ts';
import type { Arm, Chart, Release } from '../views.ts';
import { HEIGHT, WIDTH, courseOf, rateOf } from './course.ts';

interface ChartsProps {
  charts: readonly Chart[];
  release: Release;
  now: string;
}

/** Metrics of a rollout over time, candidate beside released version, each with its figures as a table. */
export function Charts({ charts, release: { stable, candidate }, now }: ChartsProps) {
  const first = charts[0]?.points[0];
  if (!first) return null;
  return (
    <Panel
      title={`Beside the released version, since ${timeWords(first.until, now)}`}
      aside={
        <Key aria-hidden="true">
          <Meaning>
            <Sample data-line="candidate" />
            {`${candidate}, with the range it may lie in`}
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
          <Metric key={chart.metric} chart={chart} names={[candidate ?? '', stable ?? '']} now={now} />
        ))}
      </Grid>
    </Panel>
  );
}

interface MetricProps {
  chart: Chart;
  /** Of the candidate, and of the released version. */
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

function Plot({ chart, now }: { chart: Chart; now: string }) {
  const { scale, candidate, released, range, end } = courseOf(chart);
  const { points, isEnough } = chart;
  const moments = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
  return (
    <Box aria-hidden="true">
      <Levels>
        {[scale, scale / 2, 0].map((level) => (
          <span key={level}>{percentWords(level)}</span>
        ))}
      </Levels>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
        <path data-line="grid" d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
        <path data-line="range" d={range} />
        <path data-line="released" d={released} />
        <path data-line="candidate" data-thin={isEnough ? undefined : true} d={candidate} />
        {end && <path data-line="end" d={`M${end.x} ${end.y}h.01`} />}
      </Drawing>
      <Moments>
        {points.length > 2 &&
          moments.map((moment) => moment && <span key={moment.until}>{timeWords(moment.until, now)}</span>)}
      </Moments>
    </Box>
  );
}

/** The chart's twin: all of its figures. */
function Numbers({ chart, names: [candidate, stable], now }: MetricProps) {
  return (
    <details>
      <Summary>Numbers of this chart</Summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">Until</th>
            <th scope="col" data-figure>
              {stable}
            </th>
            <th scope="col" data-figure>
              {candidate}
            </th>
            <th scope="col" data-figure>
              {`${candidate}, seen`}
            </th>
          </tr>
        </thead>
        <tbody>
          {chart.points.map((point) => (
            <tr key={point.until}>
              <th scope="row">{timeWords(point.until, now)}</th>
              <td data-figure>{rateWords(point.released) || '–'}</td>
              <td data-figure>{rateWords(point.candidate) || '–'}</td>
              <td data-figure>{figure(point.candidate.units)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function armWords({ events, units }: Arm): string {
  return `${figure(events)} of ${figure(units)}`;
}

function rateWords(arm: Arm, before = '', after = ''): string {
  const rate = rateOf(arm);
  return rate === null ? '' : `${before}${rate.toFixed(2)}\u00a0%${after}`;
}

function Sample(props: { 'data-line': string }) {
  return (
    <Drawing viewBox="0 0 28 12" focusable="false">
      {props['data-line'] === 'candidate' && <path data-line="range" d="M0 0h28v12h-28z" />}
      <path {...props} d="M0 6h28" />
    </Drawing>
  );
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

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.4rem 0.5rem;
  margin-top: 0.9rem;
  padding-right: 0.4rem;
  color: var(--text-2);
  font-size: var(--fs-xs);
  line-height: 1;
`;

const Levels = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  /* Each label stands at its line. */
  margin-block: -0.4rem;
  text-align: right;
`;

const Moments = styled.div`
  display: flex;
  grid-column: 2;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  justify-content: space-between;
  min-height: 1rem;
`;

const Drawing = styled.svg`
  width: 100%;
  height: 8rem;
  overflow: visible;
  fill: none;
  stroke-linejoin: round;
  path {
    vector-effect: non-scaling-stroke;
  }
  [data-line='grid'] {
    stroke: var(--border);
  }
  [data-line='range'] {
    opacity: 0.16;
    fill: var(--link);
  }
  [data-line='released'] {
    stroke: var(--text-2);
    stroke-width: 1.5;
  }
  [data-line='candidate'] {
    stroke: var(--link);
    stroke-width: 2.5;
  }
  [data-thin] {
    stroke-dasharray: 5 4;
    stroke-width: 1.75;
  }
  [data-line='end'] {
    stroke: var(--link);
    stroke-linecap: round;
    stroke-width: 10;
  }
`;
