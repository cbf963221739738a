import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.ts';
import { XIcon } from '../icons.tsx';
import { Content, Footer, Header, HiddenTitle, Overlay, Panel } from './dialog.style.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** `panel` in the middle, `sheet` from below, `page` over everything. */
  shape?: 'panel' | 'sheet' | 'page';
  /** When the content has its own heading. */
  isTitleHidden?: boolean;
  closeLabel?: string;
  /** Element that takes the focus: the title, or the first field. */
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
        {shape !== 'page' && <Overlay />}
        <Panel
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
            <Header>
              <Radix.Title ref={heading} tabIndex={-1}>
                {title}
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton type="button" aria-label={closeLabel}>
                  <XIcon />
                </IconButton>
              </Radix.Close>
            </Header>
          )}
          <Content ref={content} $isPage={shape === 'page'}>
            {children}
          </Content>
          {footer && <Footer>{footer}</Footer>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
