import { Component, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button, Message } from '@careers/ui';

interface FormBoundaryProps {
  children: ReactNode;
}

/** Error boundary of a form; a restart restores its entries from the draft and the stored documents. */
export class FormBoundary extends Component<FormBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failure onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function Failure({ onRetry }: { onRetry(): void }) {
  const retry = useRef<HTMLButtonElement>(null);
  // The focused element was removed with the form.
  useEffect(() => retry.current?.focus(), []);
  return (
    <>
      <Message tone="error" role="alert">
        Désolé, une erreur est survenue. Rien de ce que vous avez saisi n’est perdu.
      </Message>
      <Button ref={retry} type="button" onClick={onRetry}>
        Réessayer
      </Button>
    </>
  );
}
