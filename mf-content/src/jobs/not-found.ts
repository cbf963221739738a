import { data } from '@careers/platform';

/** The 404 of a job or sector, with what may have replaced it. */
export const notFound = (caption: string, renamed: string) =>
  data(
    {
      advice: `L’adresse est incomplète, ou ${renamed} a changé de nom. Passez par «\u00a0Trouver mon métier\u00a0», ou recherchez une offre.`,
    },
    { status: 404, statusText: caption },
  );
