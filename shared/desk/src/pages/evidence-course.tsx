import { timeWords } from '../parts/words.ts';
import type { Moment } from '../views.ts';
import { ChartNumbers } from './chart-numbers.tsx';
import { WIDTH, evidenceLine } from './course.ts';
import { Candidate, PlotFrame } from './plot.tsx';

interface EvidenceCourseProps {
  course: readonly Moment[];
  isEnough: boolean;
  now: string;
}

/** Evidence against a candidate over time, up to the halt threshold. */
export function EvidenceCourse({ course, isEnough, now }: EvidenceCourseProps) {
  const last = course.at(-1);
  if (!last) return null;
  const { path, end, levels } = evidenceLine(course);
  return (
    <section aria-label="Evidence over time">
      <PlotFrame levels={levels} moments={course} now={now}>
        <path data-line="halt" d={`M0 0H${WIDTH}`} />
        <Candidate path={path} end={end} isEnough={isEnough} />
      </PlotFrame>
      <ChartNumbers figures={[`Evidence, of ${last.haltAt}`]}>
        {course.map(({ until, evidence }) => (
          <tr key={until}>
            <th scope="row">{timeWords(until, now)}</th>
            <td data-figure>{evidence.toFixed(1)}</td>
          </tr>
        ))}
      </ChartNumbers>
    </section>
  );
}
