import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Button, Illustration } from '@careers/ui';
import { strip } from '../results-page.style.ts';

interface OwnerCardProps {
  text: string;
  link: { readonly label: string; readonly href: string };
}

/** For visitors who want to own a store rather than apply. */
export function OwnerCard({ text, link }: OwnerCardProps) {
  return (
    <Card data-ground="tint" aria-labelledby="owner-card">
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
  ${strip}
  background: var(--lavande-200);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
