import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Illustration } from '@careers/ui';

interface ResultPanelProps {
  picture: 'scene-succes' | 'scene-vide';
  title: string;
  children: ReactNode;
}

/** Replaces the form; its title takes the focus. */
export function ResultPanel({ picture, title, children }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The last step was left scrolled: the panel is seen from its top.
    heading.current?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <Root>
      <Illustration name={picture} width={320} height={220} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  > img {
    border-radius: var(--r-3);
  }
`;
