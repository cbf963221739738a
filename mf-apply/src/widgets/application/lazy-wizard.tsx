import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Button, Message, Spinner, VisuallyHidden } from '@careers/ui';
import type { FunnelProps } from './funnel.tsx';

const loadFunnel = () => import(/* webpackChunkName: "application-funnel" */ './funnel.tsx');

/** The form, fetched when it is opened; from then on it needs nothing more from the network than its answer. */
export function LazyFunnel(props: FunnelProps) {
  const [loaded, setLoaded] = useState<{ Funnel: ComponentType<FunnelProps> }>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    setHasFailed(false);
    loadFunnel().then(
      ({ Funnel }) => isWanted && setLoaded({ Funnel }),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  if (loaded) return <loaded.Funnel {...props} />;
  if (!hasFailed) {
    return (
      <p role="status">
        <Spinner />
        <VisuallyHidden>Le formulaire se charge</VisuallyHidden>
      </p>
    );
  }
  return (
    <>
      <Message tone="error" role="alert">
        Désolé, une erreur est survenue. Le formulaire n’a pas pu se charger.
      </Message>
      <Button type="button" onClick={() => setAttempt((count) => count + 1)}>
        Réessayer
      </Button>
    </>
  );
}
