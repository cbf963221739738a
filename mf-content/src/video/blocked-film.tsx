import styled from 'styled-components';
import { Button, onDark } from '@careers/ui';
import { Link } from '@careers/platform';

/** Why a film does not play yet, and what to do (decisions §4). */
export function BlockedFilm({ isOneOfMany }: { isOneOfMany: boolean }) {
  return (
    <Strip>
      <p>Pour voir cette vidéo, autorisez les cookies publicitaires puis rafraîchissez la page.</p>
      <div>
        <Button
          as={Link}
          to="/informations-cookies#mes-choix"
          $variant={isOneOfMany ? 'secondary' : 'primary'}
        >
          Gérer mes cookies
        </Button>
        <Refresh type="button" $variant="secondary" onClick={() => window.location.reload()}>
          Rafraîchir la page
        </Refresh>
      </div>
    </Strip>
  );
}

const Strip = styled.div`
  ${onDark}
  padding: 1.1rem 1.5rem 1.4rem;
  background: var(--aubergine-900);
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 1rem;
  }
`;

const Refresh = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;
