import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CrossIcon } from './icons.tsx';

interface SheetProps {
  title: string;
  closeLabel: string;
  onClose(): void;
  /** Stays in view below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal sheet that rises from the bottom of a narrow screen. The native dialog keeps the focus inside, closes on
 * Escape and gives the focus back.
 */
export function Sheet({ title, closeLabel, onClose, footer, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return undefined;
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, []);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Head>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          <CrossIcon />
        </button>
      </Head>
      <Content>{children}</Content>
      {footer && <Foot>{footer}</Foot>}
    </Dialog>
  );
}

const Dialog = styled.dialog`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 100%;
  max-width: 40rem;
  max-height: calc(100dvh - 4.5rem);
  margin: auto auto 0;
  padding: 0;
  border: 0;
  border-radius: 1.5rem 1.5rem 0 0;
  background: var(--bg);
  color: var(--text);
  overflow: hidden;
  &::backdrop {
    background: rgb(31 12 38 / 0.6);
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: rise var(--t-3) var(--ease);
    @keyframes rise {
      from {
        translate: 0 100%;
      }
    }
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: 0.75rem 1rem 0.75rem 1.25rem;
  h2 {
    font-size: var(--fs-h3);
  }
  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  button:hover {
    background: var(--surface-3);
  }
`;

const Content = styled.div`
  padding: 0 1.25rem 1rem;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.75rem;
  padding: 0.85rem 1rem calc(0.85rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border);
`;
