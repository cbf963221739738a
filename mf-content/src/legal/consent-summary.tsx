import styled from 'styled-components';
import { Button, onTint } from '@careers/ui';
import { CONSENT_CATEGORIES, openConsent, useConsent } from '@careers/platform';

/** What the visitor allows today, and the way to the site's one place to change it. */
export function ConsentSummary() {
  const consent = useConsent();
  return (
    <Panel id="mes-choix" tabIndex={-1} aria-labelledby="my-choices">
      <h2 id="my-choices">Mes choix</h2>
      <dl>
        {CONSENT_CATEGORIES.map(({ name, label, help }) => (
          <div key={name}>
            <dt>
              {label} : <b>{consent[name] ? 'oui' : 'non'}</b>
            </dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
      <Button type="button" $variant="ink" onClick={openConsent}>
        Gérer mes cookies
      </Button>
    </Panel>
  );
}

const Panel = styled.section`
  ${onTint}
  margin-bottom: 3rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: var(--r-3);
  background: var(--citron-100);
  h2 {
    font-size: var(--fs-h3);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: 1rem 2rem;
    margin-block: 1rem 1.5rem;
  }
  div {
    padding-top: 0.75rem;
    border-top: 2px solid var(--text);
  }
  dd {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  @media (scripting: none) {
    display: none;
  }
`;
