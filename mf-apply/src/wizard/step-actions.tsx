import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Spinner, below, cramped } from '@careers/ui';
import { ArrowLeftIcon, ArrowRightIcon } from '@careers/ui/icons';

interface StepActionsProps {
  isSending: boolean;
  /** Undefined at the first step. */
  onBack: (() => void) | undefined;
  /** A button that skips the step. */
  skip?: ReactNode;
  /** The label of the last step's button; null before. */
  finish: ReactNode;
}

/** Back, skip, continue. While sending, they stay in place and do nothing. */
export function StepActions({ isSending, onBack, skip, finish }: StepActionsProps) {
  return (
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
      <Space />
      {skip}
      <Button type="submit" aria-disabled={isSending} aria-busy={isSending || undefined}>
        {isSending ? (
          <>
            <Spinner />
            <span>{WAIT}</span>
          </>
        ) : (
          finish || (
            <>
              <span>Continuer</span>
              <ArrowRightIcon />
            </>
          )
        )}
      </Button>
    </Row>
  );
}

/** Shown while sending (decisions.md#states-and-flows). */
export const WAIT = 'Envoi en cours, merci de patienter';

/** Pushes what follows to the end of the row. */
const Space = styled.span`
  flex: 1;
  ${below('pair')} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  ${below('columns')} {
    position: sticky;
    bottom: var(--consent-height, 0px);
    z-index: 1;
    margin-inline: calc(var(--gutter) * -1);
    padding: 0.75rem var(--gutter) calc(0.75rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border);
    background: var(--surface-1);
  }
  ${cramped} {
    position: static;
  }
  /* "Continuer" fills the row beside "Retour"; on narrow screens it is above. */
  ${below('pair')} {
    flex-wrap: wrap-reverse;
    > button {
      flex: 1 1 auto;
      padding-inline: 0.9rem;
    }
    > button[type='button'] {
      flex: none;
    }
    > button:last-child {
      flex: 1 1 11rem;
    }
  }
`;
