import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, Dialog, DialogBar } from '@careers/ui';
import { ArrowLeftIcon, ArrowRightIcon, HeartIcon } from '@careers/ui/icons';
import { Link, useLocation } from '@careers/platform';
import { MenuLinkList } from './menu-links.tsx';
import { MENUS } from './menus.ts';
import type { Menu } from './menus.ts';

/** The menus over the whole screen: the three entries and the favourites, then the links of one, and back. */
export default function BurgerDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const [menu, setMenu] = useState<Menu | null>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Menu" shape="page" isTitleHidden>
      <Screen>
        <DialogBar closeLabel="Fermer le menu" onClose={onClose}>
          {menu ? (
            <Back type="button" onClick={() => setMenu(null)}>
              <ArrowLeftIcon />
              Menu
            </Back>
          ) : (
            <b>Menu</b>
          )}
        </DialogBar>
        <div>{menu ? <Level menu={menu} /> : <Entries onChoose={setMenu} />}</div>
        <Foot>
          <Button as={Link} to="/offres-emploi" $size="large" $isBlock>
            Nos offres d’emploi
          </Button>
        </Foot>
      </Screen>
    </Dialog>
  );
}

function Entries({ onChoose }: { onChoose(menu: Menu): void }) {
  return (
    <ul>
      {MENUS.map((menu) => (
        <li key={menu.id}>
          <Entry type="button" onClick={() => onChoose(menu)}>
            {menu.label}
            <ArrowRightIcon />
          </Entry>
        </li>
      ))}
      <li>
        <Entry as={Link} to="/favoris">
          Mes favoris
          <HeartIcon />
        </Entry>
      </li>
    </ul>
  );
}

function Level({ menu }: { menu: Menu }) {
  const { pathname } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [menu]);
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {menu.title}
      </h2>
      <p>{menu.subtitle}</p>
      <MenuLinkList links={menu.links} current={pathname} />
    </>
  );
}

const Screen = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100%;
  > div:nth-child(2) {
    padding: 1.25rem 1rem;
  }
  p {
    margin: 0.4rem 0 1rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;

const Back = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--target);
  padding: 0 0.5rem;
  border: 0;
  background: none;
  color: var(--text);
  font-weight: 700;
  text-decoration: none;
  cursor: pointer;
`;

const Entry = styled(Back)`
  justify-content: space-between;
  width: 100%;
  min-height: 4rem;
  border-bottom: 1px solid var(--border);
  font-size: 1.25rem;
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  padding: 0.75rem 1rem;
  border-top: 1px solid var(--border);
  background: var(--bg);
`;
