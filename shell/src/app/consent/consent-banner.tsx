import styled from 'styled-components';
import { Button, Container } from '@careers/ui';
import { Link, useConsentChoice } from '@careers/platform';

/** First in the page, over its foot, never in the way: the page can be read and used without an answer. */
export default function ConsentBanner({ onCustomise }: { onCustomise(): void }) {
  const { acceptAll, refuseAll } = useConsentChoice();
  return (
    <Banner aria-labelledby="consent-title">
      <Row>
        <div>
          <h2 id="consent-title">Vos cookies, votre choix</h2>
          <p>
            Nous utilisons des cookies pour mesurer l’audience, garder vos favoris et votre dernière
            recherche, et afficher les vidéos. Vous pouvez changer d’avis à tout moment depuis le pied de
            page. <Link to="/informations-cookies">Politique cookies</Link>
          </p>
        </div>
        <Answers>
          <Button type="button" $variant="ink" onClick={refuseAll}>
            Tout refuser
          </Button>
          <Button type="button" $variant="ink" onClick={acceptAll}>
            Tout accepter
          </Button>
          <Button type="button" $variant="secondary" onClick={onCustomise}>
            Personnaliser
          </Button>
        </Answers>
      </Row>
    </Banner>
  );
}

const Banner = styled.section`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 65;
  max-height: 88vh;
  padding-block: 1.5rem;
  border-top: 6px solid var(--citron-500);
  background: var(--bg);
  box-shadow: var(--e-3);
  overflow: auto;
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    max-width: 70ch;
    margin-top: 0.4rem;
    font-size: var(--fs-sm);
  }
  @media (max-width: 900px) {
    padding-block: 1.1rem calc(1.1rem + env(safe-area-inset-bottom));
  }
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 1.5rem 3rem;
  @media (max-width: 900px) {
    grid-template-columns: 1fr;
  }
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.6rem;
  > :last-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 900px) {
    > * {
      padding-inline: 0.75rem;
    }
  }
`;
