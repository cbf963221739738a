import styled from 'styled-components';
import { Button, Container, IconButton, Logo, VisuallyHidden, below, from } from '@careers/ui';
import { HeartIcon, Menu2Icon } from '@careers/ui/icons';
import { MainNavigation } from './main-navigation.tsx';
import type { NavigationData } from './navigation-data.ts';

interface HeaderProps {
  /** Path of the current page. */
  pathname: string;
  navigation: NavigationData;
}

export function Header({ pathname, navigation }: HeaderProps) {
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
        <MainNavigation pathname={pathname} navigation={navigation} />
        {/* The server does not know the favourites: the browser adds the count. */}
        <FavoritesLink as="a" href="/favoris" data-favorites aria-label="Mes favoris">
          <HeartIcon />
          <i aria-hidden="true" hidden />
        </FavoritesLink>
        <Actions>
          <Offers as="a" href="/offres-emploi">
            <span>
              <i>Nos </i>offres<i> d’emploi</i>
            </span>
          </Offers>
          <Burger />
        </Actions>
      </Row>
    </Bar>
  );
}

/** Opens the menus on narrow screens; without JavaScript, a link to those of the footer. */
function Burger() {
  return (
    <>
      <noscript>
        <PlainMenu href="#footer">Menu</PlainMenu>
      </noscript>
      <BurgerButton type="button" data-burger aria-expanded="false" aria-haspopup="dialog">
        <Menu2Icon />
        <span>Menu</span>
      </BurgerButton>
    </>
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

/** On a second line where a wide font or a large text needs it. */
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
  i {
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
  }
  ${below('desktop')} {
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
  ${below('desktop')} {
    min-height: 2.75rem;
    padding: 0.5rem 1.1rem;
    font-size: var(--fs-sm);
  }
  ${below('tablet')} {
    i {
      display: none;
    }
  }
`;

const BurgerButton = styled.button`
  display: none;
  align-items: center;
  gap: 0.5rem;
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 0.25rem;
  border: 0;
  background: none;
  font-weight: 700;
  cursor: pointer;
  ${below('desktop')} {
    display: inline-flex;
  }
  ${below('tablet')} {
    justify-content: center;
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    svg {
      width: 1.6rem;
      height: 1.6rem;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

const PlainMenu = styled.a`
  font-weight: 700;
  ${from('desktop')} {
    display: none;
  }
`;
