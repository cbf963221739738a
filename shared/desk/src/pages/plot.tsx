import type { ReactNode } from 'react';
import styled from 'styled-components';
import { percentWords, timeWords } from '../parts/words.ts';
import { HEIGHT, WIDTH, courseOf } from './course.ts';
import type { Chart } from './course.ts';

interface FrameProps {
  /** Labels of the scale, from the highest. */
  levels: readonly string[];
  moments: readonly { until: string }[];
  now: string;
  /** Lines. */
  children: ReactNode;
}

/** A stretched drawing with labels in HTML, which never shrink. A table contains the figures. */
export function PlotFrame({ levels, moments, now, children }: FrameProps) {
  const labelled = new Set([moments[0], moments[Math.floor(moments.length / 2)], moments.at(-1)]);
  const grid = levels.map((_, index) => `M0 ${(HEIGHT * index) / (levels.length - 1)}H${WIDTH}`);
  return (
    <Box aria-hidden="true">
      <Levels>
        {levels.map((level) => (
          <span key={level}>{level}</span>
        ))}
      </Levels>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
        <path data-line="grid" d={grid.join('')} />
        {children}
      </Drawing>
      <Moments>
        {[...labelled].map(
          (moment) => moment && <span key={moment.until}>{timeWords(moment.until, now)}</span>,
        )}
      </Moments>
    </Box>
  );
}

/** Both versions in a metric. */
export function Plot({ chart, now }: { chart: Chart; now: string }) {
  const { scale, candidate, released, range, end } = courseOf(chart);
  const levels = [scale, scale / 2, 0].map(percentWords);
  return (
    <PlotFrame levels={levels} moments={chart.points} now={now}>
      <path data-line="range" d={range} />
      <path data-line="released" d={released} />
      <Candidate path={candidate} end={end} isEnough={chart.isEnough} />
    </PlotFrame>
  );
}

interface CandidateProps {
  path: string;
  end: { x: number; y: number } | null;
  isEnough: boolean;
}

/** The line of a candidate, up to the present. */
export function Candidate({ path, end, isEnough }: CandidateProps) {
  return (
    <>
      <path data-line="candidate" data-thin={isEnough ? undefined : true} d={path} />
      {end && <path data-line="end" d={`M${end.x} ${end.y}h.01`} />}
    </>
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
  /* Aligns each label with its line. */
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
  [data-line='halt'] {
    stroke: var(--error);
    stroke-dasharray: 8 4;
    stroke-width: 2;
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
