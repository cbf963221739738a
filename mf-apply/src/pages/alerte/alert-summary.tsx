import { Summary } from '../../wizard/summary.tsx';
import type { StepProps } from '../../wizard/types.ts';
import type { AlertData } from './alert-data.ts';
import { HASH } from './use-router-step.ts';

export function AlertSummary<Values extends object>({ description }: StepProps<Values, AlertData>) {
  return <Summary description={description} hash={HASH} />;
}
