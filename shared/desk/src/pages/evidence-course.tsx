import { Table } from '../parts/layout.ts';
import { Summary } from '../parts/summary.ts';
import { timeWords } from '../parts/words.ts';
import type { Moment } from '../views.ts';
import { WIDTH, evidenceLine } from './course.ts';
import { Candidate, PlotFrame } from './plot.tsx';

interface EvidenceCourseProps {
  course: readonly Moment[];
  isEnough: boolean;
  now: string;
}

/** Evidence against a candidate over time, up to the line that halts it. */
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
      <details>
        <Summary>Numbers of this chart</Summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">Until</th>
              <th scope="col" data-figure>
                {`Evidence, of ${last.haltAt}`}
              </th>
            </tr>
          </thead>
          <tbody>
            {course.map(({ until, evidence }) => (
              <tr key={until}>
                <th scope="row">{timeWords(until, now)}</th>
                <td data-figure>{evidence.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  );
}
