import styled from 'styled-components';
import { useNavigate } from '@careers/platform';
import { Button, Illustration, Input, WholeWords, hiddenWithoutScript } from '@careers/ui';
import { HiddenCriteria } from '../../search-bar/hidden-criteria.tsx';
import type { Criteria } from '../../url/index.ts';
import { strip } from './results-page.style.ts';
import { buildFeed, criteriaParameters, writeQuery } from '../../url/index.ts';

const FIELD_ID = 'alert-strip-email';

/**
 * Asks for an e-mail address within the list and passes it to the alert page. The input has no name, so that no URL can
 * contain it.
 */
export function AlertBanner({ criteria }: { criteria: Criteria }) {
  const navigate = useNavigate();
  return (
    <Root
      data-ground="tint"
      action={ALERT_PATH}
      aria-labelledby="alert-strip"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem(FIELD_ID);
        const email = field instanceof HTMLInputElement ? field.value.trim() : '';
        void navigate(alertLink(criteria), { state: { email } });
      }}
    >
      <Illustration name="portrait-alternant" width={72} height={72} />
      <div>
        <h2 id="alert-strip">
          <WholeWords>Recevez les prochaines par e-mail</WholeWords>
        </h2>
        <p>
          Sans créer de compte. De 1 à 3 métiers par alerte. Ou{' '}
          <a href={buildFeed(criteria)} type="application/atom+xml">
            par un flux Atom
          </a>
          .
        </p>
      </div>
      <HiddenCriteria criteria={criteria} />
      <Address>
        <label htmlFor={FIELD_ID}>Votre adresse e-mail</label>
        <Input id={FIELD_ID} type="email" autoComplete="email" />
      </Address>
      <Button type="submit" $variant="ink">
        Créer une alerte
      </Button>
    </Root>
  );
}

const Root = styled.form`
  ${strip}
  border: 1px solid transparent;
  background: var(--citron-500);
  p {
    font-size: var(--fs-sm);
  }
  > button {
    align-self: end;
  }
`;

const Address = styled.div`
  grid-column: 1 / 3;
  label {
    font-size: var(--fs-sm);
    font-weight: 700;
  }
  ${hiddenWithoutScript}
`;

export const ALERT_PATH = '/alerte';

/** The alert page, prefilled with the search. */
export const alertLink = (criteria: Criteria): string =>
  ALERT_PATH + writeQuery(criteriaParameters(criteria));
