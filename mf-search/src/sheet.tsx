import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';

const Dialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialog" */ './dialog.ts')).Dialog,
}));

interface SheetProps {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  onClose(): void;
  /** `page` covers the whole screen. */
  shape?: 'sheet' | 'page';
  initialFocus?: 'title' | 'field';
  /** Stays visible below the content. */
  footer?: ReactNode;
  /** Rendered only while the sheet is open. */
  children: ReactNode;
}

/** A modal that slides up from the bottom of narrow screens; loaded when first opened. */
export function Sheet({ isOpen, shape = 'sheet', children, ...dialog }: SheetProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <Dialog {...dialog} isOpen shape={shape}>
        {children}
      </Dialog>
    </Suspense>
  );
}
