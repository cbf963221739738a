import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Illustration, WholeWords } from '@careers/ui';
import { resultLayout } from './result-layout.ts';

interface ResultPanelProps {
  picture: 'scene-succes' | 'scene-depot' | 'scene-vide';
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
        <WholeWords>{title}</WholeWords>
      </h2>
      {children}
    </Root>
  );
}

const Root = styled.div`
  ${resultLayout}
`;
