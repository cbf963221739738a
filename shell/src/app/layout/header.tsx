import styled from 'styled-components';
import { Button, Container, IconButton, Logo, VisuallyHidden } from '@careers/ui';
import { HeartIcon } from '@careers/ui/icons';
import { Link, useFavorites, useLocation } from '@careers/platform';
import { BurgerMenu } from './burger-menu.tsx';
import { largeText } from './large-text.ts';
import { MainNavigation } from './main-navigation.tsx';
import type { NavigationData } from './navigation-data.ts';

/** The top of every page. */
export function Header({ navigation }: { navigation: NavigationData }) {
  const isHome = useLocation().pathname === '/';
  const home = (
    <HomeLink to="/" aria-current={isHome ? 'page' : undefined}>
      <Logo />
      <VisuallyHidden>, accueil</VisuallyHidden>
    </HomeLink>
  );
  return (
    <Bar>
      <Row>
        {isHome ? <p>{home}</p> : home}
        <MainNavigation navigation={navigation} />
        <Favorites />
        <Offers as={Link} to="/offres-emploi">
          <span>
            <i>Nos </i>offres<i> d’emploi</i>
          </span>
        </Offers>
        <BurgerMenu />
      </Row>
    </Bar>
  );
}

/** Nothing is known of the visitor on the server: the count comes with the browser's own storage. */
function Favorites() {
  const count = useFavorites().references.length;
  return (
    <FavoritesLink
      as={Link}
      to="/favoris"
      aria-label={count === 0 ? 'Mes favoris' : `Mes favoris, ${count} offre${count > 1 ? 's' : ''}`}
    >
      <HeartIcon />
      {count > 0 && <i aria-hidden="true">{count}</i>}
    </FavoritesLink>
  );
}

const Bar = styled.header`
  position: relative;
  z-index: 40;
  border-bottom: 1px solid var(--border);
  background: var(--bg);
`;

const Row = styled(Container)`
  @media print {
    > :not(:first-child) {
      display: none;
    }
  }
  display: flex;
  align-items: center;
  gap: 1.5rem;
  min-height: 5rem;
  @media (max-width: 1024px) {
    gap: 0.75rem;
    min-height: 4rem;
  }
  ${largeText} {
    flex-wrap: wrap;
    padding-block: 0.5rem;
  }
`;

const HomeLink = styled(Link)`
  display: inline-block;
  color: inherit;
  text-decoration: none;
`;

const FavoritesLink = styled(IconButton)`
  position: relative;
  i {
    position: absolute;
    top: 0.05rem;
    right: -0.15rem;
    min-width: 1.25rem;
    height: 1.25rem;
    padding: 0 0.3rem;
    border-radius: 1rem;
    background: var(--tomate-700);
    color: #fff;
    font: 700 0.75rem/1.25rem var(--font-text);
    text-align: center;
  }
  @media (max-width: 1024px) {
    display: none;
  }
`;

const Offers = styled(Button)`
  i {
    font-style: normal;
  }
  > span {
    display: inline-block;
  }
  > span::first-letter {
    text-transform: uppercase;
  }
  @media (max-width: 1024px) {
    min-height: 2.75rem;
    margin-left: auto;
    padding: 0.5rem 1.1rem;
    font-size: var(--fs-sm);
  }
  @media (max-width: 767px) {
    i {
      display: none;
    }
  }
`;
