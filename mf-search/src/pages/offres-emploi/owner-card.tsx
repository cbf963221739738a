import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Button, Illustration, below, onTint } from '@careers/ui';

interface OwnerCardProps {
  text: string;
  link: { readonly label: string; readonly href: string };
}

/** For those who look for a store of their own: offers are not what they want. */
export default function OwnerCard({ text, link }: OwnerCardProps) {
  return (
    <Card aria-labelledby="owner-card">
      <Illustration name="portrait-associee" width={72} height={72} />
      <div>
        <h2 id="owner-card">Vous voulez votre propre magasin&nbsp;?</h2>
        <p>{text}</p>
      </div>
      <Button as={Link} to={link.href} $variant="ink">
        {link.label}
      </Button>
    </Card>
  );
}

const Card = styled.section`
  ${onTint}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem 1.25rem;
  align-items: center;
  padding: 1rem 1.25rem;
  border-radius: 1.25rem;
  background: var(--lavande-200);
  img {
    border-radius: 0.9rem;
  }
  h2 {
    font-size: 1.25rem;
    line-height: 1.2;
  }
  ${below('tablet')} {
    grid-template-columns: auto minmax(0, 1fr);
    > a {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
