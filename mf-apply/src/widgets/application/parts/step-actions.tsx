import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button, Spinner, VisuallyHidden } from '@careers/ui';
import { ArrowLeftIcon, ArrowRightIcon, SendIcon } from '@careers/ui/icons';
import { useForm } from 'react-final-form';
import type { Step } from '../rules/steps.ts';
import { wordingOf } from '../rules/wording.ts';
import type { ApplicationSubject } from '../subject.ts';
import type { Submission } from '../use-submission.ts';

/** From here on the visitor is told that it takes longer (decisions §6). */
const LONG_WAIT_MILLISECONDS = 8_000;

interface StepActionsProps {
  step: Step;
  subject: ApplicationSubject;
  submission: Submission;
  onBack: (() => void) | undefined;
}

/** Back, skip where one may, and on. */
export function StepActions({ step, subject, submission, onBack }: StepActionsProps) {
  const isSending = submission.state === 'sending';
  const canSkip = step === 'motivation' || (step === 'cv' && !subject.isCvRequired);
  return (
    <>
      <Row>
        {onBack && (
          <Button
            type="button"
            $variant="secondary"
            aria-disabled={isSending}
            onClick={() => !isSending && onBack()}
          >
            <ArrowLeftIcon />
            Retour
          </Button>
        )}
        <span />
        {canSkip && <Skip field={step === 'cv' ? 'cv' : 'motivation'} />}
        <Button type="submit" aria-disabled={isSending} aria-busy={isSending || undefined}>
          {step === 'confirmation' ? <SendOrWait subject={subject} submission={submission} /> : <GoOn />}
        </Button>
      </Row>
      {isSending && <Wait progress={submission.progress} isLongFromTheStart={hasSeveralEntities(subject)} />}
    </>
  );
}

function GoOn() {
  return (
    <>
      Continuer
      <ArrowRightIcon />
    </>
  );
}

interface SendOrWaitProps {
  subject: ApplicationSubject;
  submission: Submission;
}

function SendOrWait({ subject, submission }: SendOrWaitProps) {
  if (submission.state === 'sending') {
    return (
      <>
        <Spinner />
        Envoi en cours, merci de patienter
      </>
    );
  }
  return (
    <>
      <SendIcon />
      {submission.state === 'failed' ? 'Réessayer' : wordingOf(subject).send}
    </>
  );
}

/** Goes on without a document, also without one that was refused. */
function Skip({ field }: { field: 'cv' | 'motivation' }) {
  const form = useForm();
  return (
    <Button type="submit" $variant="secondary" onClick={() => form.change(field, null)}>
      Passer cette étape
    </Button>
  );
}

/** Several receivers take longer (decisions §5). */
function hasSeveralEntities(subject: ApplicationSubject): boolean {
  return subject.type === 'SPONTANEOUS' && subject.entityCodes.length > 1;
}

interface WaitProps {
  progress: number;
  isLongFromTheStart: boolean;
}

function Wait({ progress, isLongFromTheStart }: WaitProps) {
  const [isLong, setIsLong] = useState(isLongFromTheStart);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsLong(true), LONG_WAIT_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, []);
  const percent = Math.round(progress * 100);
  return (
    <div>
      <p role="status">
        <VisuallyHidden as="span">Envoi en cours, merci de patienter.</VisuallyHidden>{' '}
        {isLong && 'Cela peut prendre quelques secondes de plus'}
      </p>
      <Upload max={100} value={percent} aria-label="Envoi">
        {percent}&nbsp;%
      </Upload>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  span:empty {
    flex: 1;
  }
  @media (max-width: 900px) {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin-inline: calc(var(--gutter) * -1);
    padding: 0.75rem var(--gutter) calc(0.75rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border);
    background: var(--surface-1);
  }
  @media (max-width: 560px) {
    > span:empty {
      display: none;
    }
    > button {
      flex: 1 1 auto;
      padding-inline: 1rem;
    }
  }
`;

const Upload = styled.progress`
  width: 100%;
  margin-top: 0.5rem;
  accent-color: var(--aubergine-900);
`;
