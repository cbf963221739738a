import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, Dialog, DialogBar, cramped } from '@careers/ui';
import { ArrowLeftIcon, ArrowRightIcon, HeartIcon } from '@careers/ui/icons';
import { LAYOUT_SCOPE } from '../../app/constants.ts';
import { readTheme } from '../../before-hydration/theme.ts';
import { ThemeChoice } from '../../app/theme-choice.tsx';
import { openDialog } from './render-dialog.ts';
import type { LayoutDialogProps } from './render-dialog.ts';

/** A mega menu of the header, from the page's HTML. */
interface Menu {
  label: string;
  panel: Element;
}

/** Opens the menu; returns a function that closes it. */
export function openBurgerDialog(onToggle: (isOpen: boolean) => void): () => void {
  return openDialog('menu', BurgerDialog, onToggle);
}

function BurgerDialog({ isOpen, onClose }: LayoutDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Menu" shape="page" isTitleHidden>
      <Levels onClose={onClose} />
    </Dialog>
  );
}

/** First level, then one menu, and back. Within the dialog, so that it always opens at the first level. */
function Levels({ onClose }: Pick<LayoutDialogProps, 'onClose'>) {
  const [open, setOpen] = useState<Menu | null>(null);
  const entries = useRef<HTMLUListElement>(null);
  const goBack = () => {
    entries.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpen(null);
  };
  return (
    <Screen>
      <DialogBar closeLabel="Fermer le menu" onClose={onClose}>
        {open ? (
          <Back type="button" onClick={goBack}>
            <ArrowLeftIcon />
            Menu
          </Back>
        ) : (
          <strong>Menu</strong>
        )}
      </DialogBar>
      <ul ref={entries}>
        {menusOfHeader().map((menu) => {
          const isOpen = menu.label === open?.label;
          return (
            <li key={menu.label} hidden={open !== null && !isOpen}>
              <Entry type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : menu)}>
                {menu.label}
                <ArrowRightIcon />
              </Entry>
              {isOpen && <Level menu={menu} />}
            </li>
          );
        })}
        <li hidden={open !== null}>
          <Entry as="a" href="/favoris">
            Mes favoris
            <HeartIcon />
          </Entry>
        </li>
      </ul>
      <Foot>
        {!open && <ThemeChoice name="menu-theme" theme={readTheme()} />}
        <Button as="a" href="/offres-emploi" $size="large" $isBlock>
          Nos offres d’emploi
        </Button>
      </Foot>
    </Screen>
  );
}

/** Copies the mega menu's content. */
function Level({ menu: { panel } }: { menu: Menu }) {
  const level = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const parts = [...panel.querySelectorAll('[data-menu-part]')];
    level.current?.replaceChildren(...parts.map((part) => part.cloneNode(true)));
    const title = level.current?.querySelector('h2');
    if (title) title.tabIndex = -1;
    title?.focus();
  }, [panel]);
  return <Copy ref={level} className={LAYOUT_SCOPE} />;
}

function menusOfHeader(): Menu[] {
  return [...document.querySelectorAll('#main-nav button[aria-controls]')].flatMap((button) => {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    return panel ? [{ label: button.textContent.trim(), panel }] : [];
  });
}

const Screen = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100%;
  > ul {
    padding: 1.25rem 1rem;
  }
`;

/** Wrapper without a box. */
const Copy = styled.div`
  h2 {
    margin-top: 1.25rem;
  }
  p {
    margin: 0.4rem 0 1rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  > [data-menu-part='searches'] {
    margin-top: 1rem;
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
  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: 0.75rem;
  position: sticky;
  bottom: 0;
  padding: 0.75rem 1rem;
  border-top: 1px solid var(--border);
  background: var(--bg);
  ${cramped} {
    position: static;
  }
`;
