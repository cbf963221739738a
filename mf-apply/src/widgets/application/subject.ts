import type { Question } from '@careers/api-client';

/** What the application is for, as the page around it says. */
export interface ApplicationSubject {
  type: 'OFFER';
  reference: string;
  isCvRequired: boolean;
  questions: readonly Question[];
  subject: {
    title: string;
    place: string;
    /** Null when the employer is not named. */
    entity: string | null;
    contract: string;
  };
}
