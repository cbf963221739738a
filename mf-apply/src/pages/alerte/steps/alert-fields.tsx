import type { AlertData } from '../alert-data.ts';
import type { Step } from '../rules.ts';
import { ConfirmationStep } from './confirmation-step.tsx';
import { CriteriaStep } from './criteria-step.tsx';
import { EmailStep } from './email-step.tsx';

/** The fields of a step. */
export function AlertFields({ step, data }: { step: Step; data: AlertData }) {
  switch (step) {
    case 'informations':
      return <EmailStep />;
    case 'criteres':
      return <CriteriaStep data={data} />;
    case 'confirmation':
      return <ConfirmationStep data={data} />;
  }
}
