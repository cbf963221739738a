import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../layout/container.ts';
import { XIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../styles/visually-hidden.ts';
import { below, cramped } from '../styles/breakpoints.ts';
import { hovering } from '../styles/hovering.ts';

interface DialogBarProps {
  /** What stands at its start: the logo, a title, the way back. */
  children: ReactNode;
  /** Says what is closed, such as "Fermer le menu". */
  closeLabel: string;
  /** Written beside the cross, where leaving is a choice and not only a way out. */
  isLabelShown?: boolean;
  onClose(): void;
}

/** The bar at the head of a dialog over the whole page; it stays in view, and its end closes. */
export function DialogBar({ children, closeLabel, isLabelShown = false, onClose }: DialogBarProps) {
  return (
    <Bar>
      <Row>
        {children}
        <Close type="button" onClick={onClose}>
          <XIcon />
          {isLabelShown ? <span>{closeLabel}</span> : <VisuallyHidden>{closeLabel}</VisuallyHidden>}
        </Close>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  border-bottom: 1px solid var(--border);
  background: var(--bg);
  ${cramped} {
    position: static;
  }
`;

const Row = styled(Container)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 5rem;
  ${below('tablet')} {
    min-height: 4rem;
  }
  ${below('lists')} {
    flex-wrap: wrap;
  }
`;

const Close = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  min-width: var(--target);
  min-height: var(--target);
  margin-right: -0.5rem;
  padding: 0 0.5rem;
  border: 0;
  border-radius: var(--r-pill);
  background: none;
  color: var(--text);
  font-weight: 700;
  cursor: pointer;
  ${hovering} {
    &:hover {
      background: var(--surface-3);
    }
  }
  span {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;
