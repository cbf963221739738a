import { useState } from 'react';
import { Button, Message } from '@careers/ui';
import { CurrentLocationIcon } from '@careers/ui/icons';

/** Asks for the position on click, and shows the error when there is none. */
export function AroundMeOffers({ load }: { load(): Promise<void> }) {
  const [error, setError] = useState('');
  const ask = async () => {
    setError('');
    try {
      await load();
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Button type="button" $variant="secondary" onClick={() => void ask()}>
        <CurrentLocationIcon />
        Voir les offres autour de moi
      </Button>
      {error && (
        <Message tone="error" role="alert">
          {error}
        </Message>
      )}
    </>
  );
}
