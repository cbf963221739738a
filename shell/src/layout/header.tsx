import styled from 'styled-components';
import { Button, Container, IconButton, Logo, VisuallyHidden, below, from } from '@careers/ui';
import { HeartIcon } from '@careers/ui/icons';
import { Burger } from './burger.tsx';
import type { LayoutEntries, NavigationData } from './layout-entries.ts';
import { MainNavigation } from './main-navigation.tsx';

interface HeaderProps {
  pathname: string;
  menus: LayoutEntries['menus'];
  navigation: NavigationData;
}

export function Header({ pathname, menus, navigation }: HeaderProps) {
  const isHome = pathname === '/';
  const home = (
    <HomeLink href="/" data-home aria-current={isHome ? 'page' : undefined}>
      <VisuallyHidden>Accueil&nbsp;: </VisuallyHidden>
      <Logo />
    </HomeLink>
  );
  return (
    <Bar>
      <Row>
        {isHome ? <p>{home}</p> : home}
        <MainNavigation pathname={pathname} menus={menus} navigation={navigation} />
        {/* The server does not know the favourites: the browser adds the count. */}
        <FavoritesLink as="a" href="/favoris" data-favorites aria-label="Mes favoris">
          <HeartIcon />
          <FavoritesCount data-favorites-count aria-hidden="true" hidden />
        </FavoritesLink>
        <Actions>
          <Offers as="a" href="/offres-emploi">
            <OffersLabel>
              <OnWideScreens>Nos </OnWideScreens>offres<OnWideScreens> d’emploi</OnWideScreens>
            </OffersLabel>
          </Offers>
          <Burger />
        </Actions>
      </Row>
    </Bar>
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
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.5rem;
  min-height: 5rem;
  ${below('desktop')} {
    column-gap: 0.75rem;
    min-height: 4rem;
    padding-block: 0.5rem;
  }
`;

/** Wraps to a second line with wide fonts or large text. */
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding-block: 0.25rem;
  ${below('desktop')} {
    margin-left: auto;
  }
`;

const HomeLink = styled.a`
  display: inline-block;
  color: inherit;
  text-decoration: none;
`;

const FavoritesLink = styled(IconButton)`
  position: relative;
  ${below('desktop')} {
    display: none;
  }
`;

const FavoritesCount = styled.span`
  position: absolute;
  top: 0.05rem;
  right: -0.15rem;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 0.3rem;
  border-radius: 1rem;
  background: var(--tomate-700);
  color: var(--blanc);
  font: 700 0.75rem/1.25rem var(--font-text);
  text-align: center;
`;

const Offers = styled(Button)`
  ${below('desktop')} {
    min-height: 2.75rem;
    padding: 0.5rem 1.1rem;
    font-size: var(--fs-sm);
  }
`;

const OffersLabel = styled.span`
  display: inline-block;
  ${from('desktop')} {
    white-space: nowrap;
  }
  &::first-letter {
    text-transform: uppercase;
  }
`;

const OnWideScreens = styled.span`
  ${below('tablet')} {
    display: none;
  }
`;
