import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { Button, cramped } from '@careers/ui';
import { MessageIcon } from '@careers/ui/icons';
import { SHARED } from '../../../content/copy/shared.ts';

/** At hand until the end of the page, except where it leads: there it would only hide the contacts. */
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
    <AtCorner>
      <Floating as="a" href="#contact" $size="large" $isHidden={isThere}>
        <MessageIcon />
        {SHARED.contactUs}
      </Floating>
    </AtCorner>
  );
}

const AtCorner = styled.div`
  position: sticky;
  bottom: calc(1.25rem + var(--consent-height, 0px));
  z-index: 35;
  display: flex;
  justify-content: end;
  align-items: end;
  height: 0;
  padding-right: var(--gutter);
  ${cramped} {
    position: static;
    height: auto;
    padding-block: 1rem;
  }
  @media print {
    display: none;
  }
`;

const Floating = styled(Button)<{ $isHidden: boolean }>`
  flex: none;
  box-shadow: var(--e-2);
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`;
