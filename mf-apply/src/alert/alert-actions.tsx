import styled from 'styled-components';
import { Button, Spinner, VisuallyHidden } from '@careers/ui';
import { ArrowLeftIcon, ArrowRightIcon, BellIcon } from '@careers/ui/icons';
import type { Subscription } from './use-subscription.ts';

interface AlertActionsProps {
  isFirst: boolean;
  isLast: boolean;
  subscription: Subscription;
  onBack(): void;
}

/** Back and on. */
export function AlertActions({ isFirst, isLast, subscription, onBack }: AlertActionsProps) {
  const isSending = subscription.state === 'sending';
  return (
    <Row>
      {!isFirst && (
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
      <Button type="submit" aria-disabled={isSending} aria-busy={isSending || undefined}>
        {isLast ? <Create subscription={subscription} /> : <GoOn />}
      </Button>
      <VisuallyHidden role="status">{isSending && 'Envoi en cours, merci de patienter'}</VisuallyHidden>
    </Row>
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

function Create({ subscription }: { subscription: Subscription }) {
  if (subscription.state === 'sending') {
    return (
      <>
        <Spinner />
        Envoi en cours, merci de patienter
      </>
    );
  }
  return (
    <>
      <BellIcon />
      {subscription.state === 'failed' ? 'Réessayer' : 'Créer mon alerte'}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem;
  > button:only-of-type {
    margin-left: auto;
  }
`;
