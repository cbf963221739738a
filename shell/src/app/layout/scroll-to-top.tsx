import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '@careers/ui';
import { ArrowLeftIcon } from '@careers/ui/icons';

const SHOWN_FROM_PIXELS = 100;

/** Back to the top, for the eye and for the focus. */
export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const update = () => setIsShown(window.scrollY > SHOWN_FROM_PIXELS);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!isShown) return null;
  return (
    <Button
      type="button"
      aria-label="Retour en haut de page"
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById('main-content')?.focus({ preventScroll: true });
      }}
    >
      <ArrowLeftIcon />
    </Button>
  );
}

const Button = styled(IconButton)`
  position: fixed;
  right: 1rem;
  bottom: 6rem;
  z-index: 30;
  border-color: var(--aubergine-900);
  background: var(--bg);
  box-shadow: var(--e-2);
  svg {
    rotate: 90deg;
  }
`;
