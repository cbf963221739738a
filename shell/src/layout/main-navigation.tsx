import styled from 'styled-components';
import { below, hovering } from '@careers/ui';
import { ChevronDownIcon } from '@careers/ui/icons';
import { MenuPanel } from './menu-panel.tsx';
import type { ShownMenu, NavigationData } from './layout-entries.ts';
import { activeMenu } from './menus.ts';

interface MainNavigationProps {
  pathname: string;
  menus: readonly ShownMenu[];
  navigation: NavigationData;
}

/** The mega menus of wide screens, handled by `client/layout/mega-menus.ts`. */
export function MainNavigation({ pathname, menus, navigation }: MainNavigationProps) {
  const active = activeMenu(pathname);
  return (
    <Nav id="main-nav" tabIndex={-1} aria-label="Menu principal">
      <ul>
        {menus.map((menu) => (
          <li key={menu.id}>
            {/* Without JavaScript, a link to the menu's first page. */}
            <noscript>
              <a href={(menu.hub ?? menu.links[0])?.path}>{menu.label}</a>
            </noscript>
            <button
              type="button"
              aria-expanded="false"
              aria-controls={menu.id}
              aria-current={active?.id === menu.id ? 'true' : undefined}
              data-prefixes={menu.prefixes.join(' ')}
            >
              {menu.label}
              <ChevronDownIcon />
            </button>
            <Panel id={menu.id} hidden>
              <MenuPanel
                menu={menu}
                pathname={pathname}
                searches={menu.id === 'menu-metiers' ? navigation.jobs : []}
              />
            </Panel>
          </li>
        ))}
      </ul>
      <Veil aria-hidden="true" data-veil hidden />
    </Nav>
  );
}

const Nav = styled.nav`
  margin-left: auto;
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  > ul > li {
    display: flex;
    align-items: center;
    min-height: 5rem;
  }
  > ul > li > button,
  noscript a {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 3rem;
    padding: 0 1rem;
    border: 0;
    border-radius: var(--r-pill);
    background: none;
    color: var(--text);
    font-weight: 650;
    text-decoration: none;
    cursor: pointer;
  }
  ${hovering} {
    > ul > li > button:hover {
      background: var(--surface-2);
    }
  }
  > ul > li > button[aria-current] {
    border-radius: var(--r-1) var(--r-1) 0 0;
    box-shadow: inset 0 -3px 0 var(--citron-500);
  }
  > ul > li > button[aria-expanded='true'] {
    border-radius: var(--r-pill);
    background: var(--ink);
    box-shadow: none;
    color: var(--on-ink);
    svg {
      rotate: 180deg;
    }
  }
  @media (scripting: none) {
    > ul > li > button {
      display: none;
    }
  }
  ${below('desktop')} {
    display: none;
  }
`;

const Panel = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  z-index: 2;
  border-top: 1px solid var(--border);
  background: var(--floating);
  box-shadow: var(--e-3);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Veil = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  z-index: 1;
  height: 200vh;
  background: rgb(var(--shade) / 0.45);
  pointer-events: none;
`;
