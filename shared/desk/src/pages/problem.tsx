import { PageHead } from '../frame.tsx';
import { Said } from '../parts/said.tsx';
import type { ProblemView } from '../views.ts';
import { remedyOf } from './remedies.ts';

/** Error page: the reason, and the remedy. */
export function Problem({ view }: { view: ProblemView }) {
  return (
    <>
      <PageHead title={view.message}>
        <p>
          <Said>{remedyOf(view)}</Said>
        </p>
      </PageHead>
      <p>
        <a href="/desk">To the board</a>
      </p>
    </>
  );
}
