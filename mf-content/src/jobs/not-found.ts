import { data } from '@careers/platform';

/** What a loader throws for a job or a sector that is not there, with what may have changed its name. */
export const notFound = (caption: string, renamed: string) =>
  data(
    {
      advice: `L’adresse est incomplète, ou ${renamed} a changé de nom. Passez par «\u00a0Trouver mon métier\u00a0», ou recherchez une offre.`,
    },
    { status: 404, statusText: caption },
  );
