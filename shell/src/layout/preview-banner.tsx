import styled from 'styled-components';
import { Button, Container } from '@careers/ui';
import { LEAVE_PREVIEW_PATH, PREVIEW_FAILURES_ID } from '../app/constants.ts';

/**
 * Shows the previewed version (`name@version`), with an exit that works without JavaScript. With JavaScript it lists
 * failures in the browser, which are not reported.
 */
export function PreviewBanner({ version }: { version: string }) {
  return (
    <Banner aria-label="Aperçu">
      <Row>
        <p>
          <strong>Aperçu de {version.replace('@', ' ')}</strong>
          <br />
          Les visiteurs du site ne voient pas cette version.
        </p>
        <form method="post" action={LEAVE_PREVIEW_PATH}>
          <Button type="submit" $variant="ink">
            Quitter l’aperçu
          </Button>
        </form>
        <div role="status">
          <ul id={PREVIEW_FAILURES_ID} lang="en" hidden />
        </div>
      </Row>
    </Banner>
  );
}

const Banner = styled.section`
  padding-block: 0.75rem;
  background: var(--citron-500);
  color: var(--aubergine-950);
  ul {
    margin: 0.5rem 0 0;
    padding-left: 1.25rem;
    font-size: var(--fs-xs);
    overflow-wrap: anywhere;
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  > [role='status'] {
    flex-basis: 100%;
  }
`;
