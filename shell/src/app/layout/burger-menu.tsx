import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { Menu2Icon } from '@careers/ui/icons';
import { useLocation } from '@careers/platform';

const BurgerDialog = lazy(() => import('./burger-dialog.tsx'));

/** The button that opens the menus on narrow screens; their dialog is loaded with the first tap. */
export function BurgerMenu() {
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    // Here and not in an effect: the next page comes without the dialog, so its title can take the focus.
    setShownKey(key);
    setIsOpen(false);
  }
  return (
    <>
      <noscript>
        <Plain href="#footer">Menu</Plain>
      </noscript>
      <Burger
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(!isOpen);
        }}
      >
        <Menu2Icon />
        <span>Menu</span>
      </Burger>
      {wasOpened && (
        <Suspense fallback={null}>
          <BurgerDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Burger = styled.button`
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
  @media (max-width: 1024px) {
    display: inline-flex;
  }
  @media (max-width: 767px) {
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

const Plain = styled.a`
  font-weight: 700;
  @media (min-width: 1025px) {
    display: none;
  }
`;
