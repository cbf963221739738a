import styled from 'styled-components';
import { Button, Container, below } from '@careers/ui';
import { CONSENT_PATH } from '../app/constants.ts';

/**
 * The consent banner: part of every cached page, hidden by a script before the first paint once answered. A form, so
 * that it works without JavaScript.
 */
export function ConsentBanner() {
  return (
    <Banner data-consent-banner aria-labelledby="consent-banner-title">
      <Row>
        <div>
          <h2 id="consent-banner-title">Vos cookies, votre choix</h2>
          <p>
            Ils mesurent l’audience, gardent vos favoris et affichent les vidéos. Vous pouvez changer d’avis
            depuis le pied de page. <a href="/informations-cookies">Politique cookies</a>
          </p>
        </div>
        <Answers method="post" action={CONSENT_PATH}>
          <Button type="submit" name="choix" value="rien" $variant="ink">
            Tout refuser
          </Button>
          <Button type="submit" name="choix" value="tout" $variant="ink">
            Tout accepter
          </Button>
          <Button type="submit" formMethod="get" data-customise $variant="ink">
            Personnaliser
          </Button>
        </Answers>
      </Row>
    </Banner>
  );
}

/** Positioned by `layout-css.ts`. */
const Banner = styled.section`
  padding-block: 0.75rem calc(0.75rem + env(safe-area-inset-bottom));
  border-top: 4px solid var(--citron-500);
  background: var(--floating);
  h2 {
    font-size: var(--fs-h4);
  }
  p {
    max-width: 70ch;
    margin-top: 0.15rem;
    font-size: var(--fs-xs);
    line-height: 1.35;
  }
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0.5rem 3rem;
  height: 100%;
  /* In a small window only the text scrolls, so that the buttons stay visible. */
  > div {
    max-height: 100%;
    overflow-y: auto;
  }
  ${below('columns')} {
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: 1fr;
  }
`;

const Answers = styled.form`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.5rem;
  > * {
    min-height: var(--target);
    padding: 0.35rem 1rem;
    font-size: var(--fs-xs);
    line-height: 1.2;
  }
  ${below('columns')} {
    grid-template-columns: repeat(3, auto);
    > * {
      padding-inline: 0.25rem;
    }
  }
`;
