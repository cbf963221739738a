import { Link, useLoaderData } from '@careers/platform';
import { Button, Lead, WholeWords } from '@careers/ui';
import { Actions, AnswerPanel } from '../../server-forms/answer-panel.tsx';
import { RefusedPanel } from '../../server-forms/refused-panel.tsx';
import type { ApplyLaterData } from './page.server.ts';

/** Result page of a request for a link, identical for every address. */
export default function ApplyLaterPage() {
  const { reasons, offerPath } = useLoaderData<ApplyLaterData>();
  if (reasons.length > 0)
    return (
      <RefusedPanel title="Le lien n’a pas été envoyé" reasons={reasons}>
        <p>Revenez à l’offre avec votre navigateur&nbsp;: vous pourrez corriger l’adresse.</p>
      </RefusedPanel>
    );
  return (
    <AnswerPanel picture="scene-succes" title="Votre lien est en route">
      <Lead>
        <WholeWords>
          Il arrive par e-mail dans quelques minutes, et ouvre la candidature sur l’appareil de votre choix.
        </WholeWords>
      </Lead>
      <p>
        Pensez à regarder dans les courriers indésirables. Pour une même offre, nous n’envoyons qu’un e-mail
        par jour&nbsp;; votre adresse est supprimée au plus tard deux jours après votre demande.
      </p>
      <Actions>
        {offerPath && (
          <Button as={Link} to={offerPath}>
            Revenir à l’offre
          </Button>
        )}
        <Button as={Link} to="/offres-emploi" $variant="secondary">
          Voir les offres
        </Button>
      </Actions>
    </AnswerPanel>
  );
}
