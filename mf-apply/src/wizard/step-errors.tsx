import { ErrorSummary } from '@careers/ui';
import type { SummarisedError } from '@careers/ui';
import { useErrorTitle } from './use-error-title.ts';

interface StepErrorsProps {
  errors: readonly SummarisedError[];
  /** Changes with each attempt to continue, so that the summary takes the focus again. */
  attempt: number;
}

/** The errors at the top of the step, and in the document's title. */
export function StepErrors({ errors, attempt }: StepErrorsProps) {
  useErrorTitle(errors.length > 0);
  return errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />;
}
