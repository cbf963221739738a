import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { Button } from '@careers/ui';
import { MessageIcon } from '@careers/ui/icons';
import { SHARED } from '../../content/copy/shared.ts';

/** Always at hand, except where it leads: there it would only hide the contacts. */
export function FloatingContact({ target }: { target: RefObject<HTMLElement | null> }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsThere(entry?.isIntersecting ?? false), {
      rootMargin: '0px 0px -30% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return (
    <Floating as="a" href="#contact" $size="large" $isHidden={isThere}>
      <MessageIcon />
      {SHARED.contactUs}
    </Floating>
  );
}

const Floating = styled(Button)<{ $isHidden: boolean }>`
  position: fixed;
  right: var(--gutter);
  bottom: 1.25rem;
  z-index: 35;
  box-shadow: var(--e-2);
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  @media print {
    display: none;
  }
`;
