import styled from 'styled-components';
import { ActionLink, hiddenWithoutScript } from '@careers/ui';
import { CONSENT_CATEGORIES, openConsent, useConsent } from '@careers/platform';

/** The visitor's current consent, and the button to change it. */
export function ConsentSummary() {
  const consent = useConsent();
  return (
    <Panel data-ground="tint" id="mes-choix" tabIndex={-1} aria-labelledby="my-choices">
      <h2 id="my-choices">Mes choix</h2>
      <ul>
        {CONSENT_CATEGORIES.map(({ name, label }) => (
          <li key={name}>
            {label} : <strong>{consent[name] ? 'oui' : 'non'}</strong>
          </li>
        ))}
      </ul>
      <ActionLink as="button" type="button" onClick={openConsent}>
        Gérer mes cookies
      </ActionLink>
    </Panel>
  );
}

const Panel = styled.section`
  margin-bottom: 3rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: var(--r-3);
  background: var(--citron-100);
  h2 {
    font-size: var(--fs-h3);
  }
  ul {
    margin-block: 0.75rem;
  }
  ${hiddenWithoutScript}
`;
