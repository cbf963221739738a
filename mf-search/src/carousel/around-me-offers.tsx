import { useState } from 'react';
import { Button, Message } from '@careers/ui';
import { CurrentLocationIcon } from '@careers/ui/icons';

/** Asks for the position on click, and shows the error when there is none. */
export function AroundMeOffers({ load }: { load(): Promise<void> }) {
  const [problem, setProblem] = useState('');
  const ask = async () => {
    setProblem('');
    try {
      await load();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Button type="button" $variant="secondary" onClick={() => void ask()}>
        <CurrentLocationIcon />
        Voir les offres autour de moi
      </Button>
      {problem && (
        <Message tone="error" role="alert">
          {problem}
        </Message>
      )}
    </>
  );
}
