import styled from 'styled-components';
import { percentWords, timeWords } from '../parts/words.ts';
import type { Chart } from '../views.ts';
import { HEIGHT, WIDTH, courseOf } from './course.ts';

/** Lines of a metric in a stretched drawing; labels are HTML, so that they never shrink. A table has the figures. */
export function Plot({ chart, now }: { chart: Chart; now: string }) {
  const { scale, candidate, released, range, end } = courseOf(chart);
  const { points, isEnough } = chart;
  const moments = new Set([points[0], points[Math.floor(points.length / 2)], points.at(-1)]);
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
        {[...moments].map(
          (moment) => moment && <span key={moment.until}>{timeWords(moment.until, now)}</span>,
        )}
      </Moments>
    </Box>
  );
}

/** A line of the drawing, for its key. */
export function Sample(props: { 'data-line': string }) {
  return (
    <Drawing viewBox="0 0 28 12" focusable="false">
      {props['data-line'] === 'candidate' && <path data-line="range" d="M0 0h28v12h-28z" />}
      <path {...props} d="M0 6h28" />
    </Drawing>
  );
}

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
