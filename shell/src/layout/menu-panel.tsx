import styled from 'styled-components';
import { ActionLink, Container, Mosaic } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import type { NavigationData, ShownMenu } from './layout-entries.ts';
import { MenuLinkList } from './menu-links.tsx';

const FIRST_COLUMN = 4;

interface MenuPanelProps {
  menu: ShownMenu;
  pathname: string;
  /** Popular searches of the API; empty when it is down. */
  searches: NavigationData['jobs'];
}

export function MenuPanel({ menu, pathname, searches }: MenuPanelProps) {
  return (
    <>
      <Columns>
        <div>
          <h2 data-menu-part="title">{menu.title}</h2>
          <p data-menu-part="subtitle">{menu.subtitle}</p>
          {menu.hub && (
            <ActionLink as="a" href={menu.hub.path} data-menu-part="hub">
              {menu.hub.label}
              <ArrowRightIcon />
            </ActionLink>
          )}
          <Picture>
            <Mosaic names={menu.pictures} columns={3} />
          </Picture>
        </div>
        <MenuLinkList links={menu.links.slice(0, FIRST_COLUMN)} current={pathname} />
        <MenuLinkList links={menu.links.slice(FIRST_COLUMN)} current={pathname} />
      </Columns>
      {searches.length > 0 && (
        <Searches data-menu-part="searches">
          <Container>
            <h3>Les plus recherchés</h3>
            <ul>
              {searches.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </Container>
        </Searches>
      )}
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 20rem 1fr 1fr;
  gap: 2.5rem;
  padding-block: 2.5rem;
  h2 {
    font-size: 2rem;
  }
  p {
    margin: 0.6rem 0 1.1rem;
    color: var(--text-2);
  }
`;

const Picture = styled.div`
  margin-top: 1.25rem;
  border-radius: var(--r-2);
  overflow: hidden;
`;

const Searches = styled.div`
  padding-block: 1rem;
  background: var(--surface-2);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 1.5rem;
  }
  h3 {
    font: 700 var(--fs-sm) / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1.25rem;
  }
  a {
    display: inline-block;
    padding: 0.5rem 0;
    color: var(--text);
    font-size: var(--fs-sm);
  }
`;
