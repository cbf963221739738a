import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../layout/container.ts';
import { XIcon } from '../icons.tsx';
import { VisuallyHidden } from '../styles/visually-hidden.ts';
import { hovering } from '../styles/mixins.ts';
import { below, cramped } from '../styles/breakpoints.ts';

interface DialogBarProps {
  /** At its start: logo, title, or back button. */
  children: ReactNode;
  /** Accessible name of the close button, for example "Fermer le menu". */
  closeLabel: string;
  /** Shows the label beside the cross. */
  isLabelShown?: boolean;
  onClose(): void;
}

/** The sticky bar of a full-page dialog, with a close button. */
export function DialogBar({ children, closeLabel, isLabelShown = false, onClose }: DialogBarProps) {
  return (
    <Bar>
      <Row>
        {children}
        <Close type="button" onClick={onClose}>
          <XIcon />
          {isLabelShown ? (
            <CloseLabel>{closeLabel}</CloseLabel>
          ) : (
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
          )}
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
`;

const CloseLabel = styled.span`
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;
`;
