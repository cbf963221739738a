import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../actions/button.ts';
import { ArrowBackUpIcon, RefreshIcon } from '../icons.tsx';
import { VisuallyHidden } from '../styles/visually-hidden.ts';

interface FlipCardProps {
  /** Names the card and its buttons. */
  title: string;
  ground: string;
  front: ReactNode;
  back: ReactNode;
  showBack: string;
  showFront: string;
}

/**
 * A card with two faces and a button that turns it; the hidden face is inert. Without JavaScript both faces are shown
 * and there is no button.
 */
export function FlipCard({ title, ground, front, back, showBack, showFront }: FlipCardProps) {
  /** Null until it is turned: a card arrives without motion. */
  const [face, setFace] = useState<'front' | 'back' | null>(null);
  const id = useId();
  const isBack = face === 'back';
  return (
    <Card data-ground="tint" data-turned={face ?? undefined} style={{ background: ground }}>
      <div hidden={isBack}>{front}</div>
      <Back id={id} hidden={!isBack}>
        {back}
      </Back>
      <Button
        type="button"
        $variant={isBack ? 'secondary' : 'ink'}
        $isBlock
        aria-expanded={isBack}
        aria-controls={id}
        onClick={() => setFace(isBack ? 'front' : 'back')}
      >
        {isBack ? <ArrowBackUpIcon /> : <RefreshIcon />}
        <span>{isBack ? showFront : showBack}</span>
        <VisuallyHidden>{`\u00a0: ${title}`}</VisuallyHidden>
      </Button>
    </Card>
  );
}

const turn = (from: string) => keyframes`
  from {
    transform: perspective(75rem) rotateY(${from});
  }
`;
const toBack = turn('90deg');
const toFront = turn('-90deg');

const Card = styled.article`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: 1.25rem;
  padding: 1.5rem;
  border-radius: var(--r-3);
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-turned='back'] {
      animation: ${toBack} 0.4s ease-out;
    }
    &[data-turned='front'] {
      animation: ${toFront} 0.4s ease-out;
    }
  }
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`;

const Back = styled.div`
  @media (scripting: none) {
    display: block !important;
  }
`;
