import { PageHead } from '../frame.tsx';
import { Said } from '../parts/said.tsx';
import type { ProblemView } from '../views.ts';

/** Error page: the reason, and the remedy. */
export function Problem({ view: { message, remedy } }: { view: ProblemView }) {
  return (
    <>
      <PageHead title={message}>
        <p>
          <Said>{remedy}</Said>
        </p>
      </PageHead>
      <p>
        <a href="/desk">To the board</a>
      </p>
    </>
  );
}
