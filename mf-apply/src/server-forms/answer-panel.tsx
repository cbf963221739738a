import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Illustration, Section, WholeWords } from '@careers/ui';
import { resultLayout } from '../result/result-layout.ts';

interface AnswerPanelProps {
  picture: 'scene-succes' | 'scene-depot' | 'scene-vide';
  title: string;
  children: ReactNode;
}

/** Result of a form. */
export function AnswerPanel({ picture, title, children }: AnswerPanelProps) {
  return (
    <Section>
      <Root>
        <Illustration name={picture} width={320} height={220} />
        <h1>
          <WholeWords>{title}</WholeWords>
        </h1>
        {children}
      </Root>
    </Section>
  );
}

const Root = styled(Container)`
  ${resultLayout}
  max-width: 48rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
