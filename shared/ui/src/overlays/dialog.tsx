import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../actions/icon-button.ts';
import { XIcon } from '../icons/index.ts';
import { visuallyHidden } from '../styles/visually-hidden.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { below, cramped } from '../styles/breakpoints.ts';

interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** `panel` in the middle, `sheet` from below, `page` over everything. */
  shape?: 'panel' | 'sheet' | 'page';
  /** When the content has its own heading. */
  isTitleHidden?: boolean;
  closeLabel?: string;
  /** What takes the focus: the title, or the first field. */
  initialFocus?: 'title' | 'field';
  /** Stays visible below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog named by its title: it traps and restores the focus, Escape closes, the page behind is inert and does
 * not scroll.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  shape = 'panel',
  isTitleHidden = false,
  closeLabel = 'Fermer',
  initialFocus = 'title',
  footer,
  children,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const returnFocus = useFocusReturn(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {shape !== 'page' && <Veil />}
        <Window
          $shape={shape}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // The title gives the context; the first button is the cross.
            const wanted =
              initialFocus === 'title' ? heading.current : content.current?.querySelector('input');
            if (!wanted) return;
            event.preventDefault();
            wanted.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores it to a trigger of its own only.
            event.preventDefault();
            returnFocus();
          }}
        >
          {isTitleHidden ? (
            <HiddenTitle>{title}</HiddenTitle>
          ) : (
            <Head>
              <Radix.Title ref={heading} tabIndex={-1}>
                {title}
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton type="button" aria-label={closeLabel}>
                  <XIcon />
                </IconButton>
              </Radix.Close>
            </Head>
          )}
          <Content ref={content} $isPage={shape === 'page'}>
            {children}
          </Content>
          {footer && <Foot>{footer}</Foot>}
        </Window>
      </Radix.Portal>
    </Radix.Root>
  );
}

const shapes = {
  panel: css`
    --bg: var(--floating);
    top: 50%;
    left: 50%;
    width: min(40rem, calc(100vw - 2rem));
    max-height: calc(100dvh - 4rem);
    border-radius: var(--r-3);
    translate: -50% -50%;
  `,
  sheet: css`
    --bg: var(--floating);
    right: 0;
    bottom: 0;
    left: 0;
    max-width: 40rem;
    max-height: calc(100dvh - 4.5rem);
    margin-inline: auto;
    border-radius: var(--r-3) var(--r-3) 0 0;
  `,
  page: css`
    inset: 0;
  `,
};

/** Above other dialogs: the overlay of a nested one covers its parent. */
const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 71;
  background: rgb(var(--shade) / 0.6);
`;

const Window = styled(Radix.Content)<{ $shape: keyof typeof shapes }>`
  position: fixed;
  z-index: 71;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: var(--bg);
  color: var(--text);
  overflow: hidden;
  /* Fixed page elements do not cover it. */
  --consent-height: 0px;
  ${({ $shape }) => shapes[$shape]}
  ${below('lists')} {
    overflow-wrap: anywhere;
  }
  ${cramped} {
    display: block;
    max-height: 100dvh;
    overflow: auto;
  }
  &:focus {
    outline: 0;
    box-shadow: none;
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 1rem;
  padding: 0.75rem 0.75rem 0.75rem 1.5rem;
  h2 {
    font-size: var(--fs-h3);
  }
`;

const HiddenTitle = styled(Radix.Title)`
  ${visuallyHidden}
`;

const Content = styled.div<{ $isPage: boolean }>`
  grid-row: 2;
  padding: ${({ $isPage }) => ($isPage ? '0' : '0 1.5rem 1.5rem')};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding: ${({ $isPage }) => ($isPage ? '6rem 0' : '1rem')};
  ${cramped} {
    overflow: visible;
  }
`;

const Foot = styled.div`
  padding: 0.85rem 1rem calc(0.85rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border);
`;
