import { Button, Lead } from '@careers/ui';

const DATE = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });

/** In place of the form for who has applied from this browser before. */
export function AlreadyApplied({ appliedAt, onClose }: { appliedAt: string; onClose(): void }) {
  return (
    <div>
      <h2>Vous avez déjà postulé</h2>
      <Lead>Votre candidature à cette offre a été envoyée le {DATE.format(new Date(appliedAt))}.</Lead>
      <Button type="button" onClick={onClose}>
        Revenir à l’offre
      </Button>
    </div>
  );
}
