import type { Question } from '@careers/api-client';
import type { OwnerRegion } from '@careers/api-client/owner-regions';
import questionsOfContact from '../../../content/dce-questions.json';
import { domainOf } from '../../../content/domains.ts';
import type { DomainCode } from '../../../content/domains.ts';
import type { ApplicationProps, OfferSubject } from './props.ts';

interface Asked {
  isCvRequired: boolean;
  questions: readonly Question[];
}

export interface SpontaneousSubject extends Asked {
  type: 'SPONTANEOUS';
  domain: DomainCode;
  domainLabel: string;
  /** The receiving entities, one to three. */
  entityCodes: readonly string[];
}

/** "Être contacté(e)": a future store owner. */
export interface ContactSubject extends Asked {
  type: 'DCE';
  /** Chosen on the page before, in a form without JavaScript. */
  region?: OwnerRegion | undefined;
}

export type ApplicationSubject = OfferSubject | SpontaneousSubject | ContactSubject;

/**
 * Returns the whole subject.
 * @throws Error for an unknown domain: the slot shows its fallback.
 */
export function subjectOf(props: ApplicationProps): ApplicationSubject {
  switch (props.type) {
    case 'OFFER':
      return props;
    case 'SPONTANEOUS': {
      const domain = domainOf(props.domain);
      if (!domain) throw new Error(`There is no domain ${props.domain}.`);
      const { code, label, entityCodes } = domain;
      return {
        type: 'SPONTANEOUS',
        domain: code,
        domainLabel: label,
        entityCodes,
        isCvRequired: true,
        questions: [],
      };
    }
    case 'DCE':
      return { type: 'DCE', isCvRequired: false, questions: questionsOfContact as Question[] };
  }
}
