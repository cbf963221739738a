import { createElement } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface LayoutDialogProps {
  isOpen: boolean;
  onClose(): void;
}

type Show = (isOpen: boolean) => void;

const rendered = new Map<string, Show>();

/** Opens a dialog in a root of its own; returns a function that closes it. */
export function openDialog(
  name: string,
  Dialog: ComponentType<LayoutDialogProps>,
  onToggle: Show = () => undefined,
): () => void {
  const show = rendered.get(name) ?? create(name, Dialog, onToggle);
  show(true);
  return () => show(false);
}

function create(name: string, Dialog: ComponentType<LayoutDialogProps>, onToggle: Show): Show {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { identifierPrefix: `${name}-` });
  const show = (isOpen: boolean) => {
    onToggle(isOpen);
    flushSync(() => root.render(createElement(Dialog, { isOpen, onClose: () => show(false) })));
  };
  rendered.set(name, show);
  return show;
}
