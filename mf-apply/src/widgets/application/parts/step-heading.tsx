import { useEffect, useRef } from 'react';
import type { Step } from '../rules/steps.ts';
import type { ApplicationSubject } from '../subject.ts';

const TITLES: Readonly<Record<Step, string>> = {
  cv: 'Ajoutez votre CV',
  informations: 'Vos coordonnées',
  motivation: 'Un mot de motivation ?',
  questions: 'Quelques questions',
  confirmation: 'Tout est prêt',
};

/** Takes the focus at each step, so that a screen reader says where one is. */
export function StepHeading({ step, type }: { step: Step; type: ApplicationSubject['type'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {step === 'cv' && type === 'DCE' ? 'Un CV à joindre ?' : TITLES[step]}
    </h2>
  );
}
