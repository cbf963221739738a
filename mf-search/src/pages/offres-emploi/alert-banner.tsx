import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Button, Illustration, WholeWords, below, onTint } from '@careers/ui';

/** Among the offers: those to come, by e-mail. */
export function AlertBanner({ href }: { href: string }) {
  return (
    <Frame>
      <Illustration name="portrait-alternant" width={72} height={72} />
      <div>
        <h2>
          <WholeWords>Recevez les prochaines par e-mail</WholeWords>
        </h2>
        <p>Sans créer de compte. De 1 à 3 métiers par alerte.</p>
      </div>
      <Button as={Link} to={href} $variant="ink">
        Créer une alerte
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  ${onTint}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem 1.25rem;
  align-items: center;
  padding: 1rem 1.25rem;
  border: 1px solid transparent;
  border-radius: 1.25rem;
  background: var(--citron-500);
  img {
    border-radius: 0.9rem;
  }
  h2 {
    font-size: 1.25rem;
    line-height: 1.2;
  }
  p {
    font-size: var(--fs-sm);
  }
  ${below('tablet')} {
    grid-template-columns: auto minmax(0, 1fr);
    > a {
      grid-column: 1 / -1;
    }
  }
`;
