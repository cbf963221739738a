import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Button, Message, Spinner, VisuallyHidden } from '@careers/ui';
import type { ApplicationWizardProps } from './application-wizard.tsx';

const loadWizard = () => import(/* webpackChunkName: "application-wizard" */ './application-wizard.tsx');

/** The form, loaded when opened; from then on it works offline until it is sent. */
export function LazyWizard(props: ApplicationWizardProps) {
  const [loaded, setLoaded] = useState<{ Wizard: ComponentType<ApplicationWizardProps> }>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    setHasFailed(false);
    loadWizard().then(
      ({ ApplicationWizard }) => isWanted && setLoaded({ Wizard: ApplicationWizard }),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  if (loaded) return <loaded.Wizard {...props} />;
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
