import type { ComponentType } from 'react';

export interface LayoutDialogProps {
  isOpen: boolean;
  onClose(): void;
}

interface Rendered {
  show(isOpen: boolean): void;
}

const rendered = new Map<string, Rendered>();

/** Renders a dialog in a root of its own; loads React if needed. Resolves with a function that closes it. */
export async function renderDialog(
  name: string,
  Dialog: ComponentType<LayoutDialogProps>,
  onToggle: (isOpen: boolean) => void = () => undefined,
): Promise<() => void> {
  const known = rendered.get(name) ?? (await create(name, Dialog, onToggle));
  known.show(true);
  return () => known.show(false);
}

async function create(
  name: string,
  Dialog: ComponentType<LayoutDialogProps>,
  onToggle: (isOpen: boolean) => void,
): Promise<Rendered> {
  const { createElement, createRoot, flushSync } = await import(/* webpackChunkName: "app" */ '../react.ts');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { identifierPrefix: `${name}-` });
  const show = (isOpen: boolean) => {
    onToggle(isOpen);
    flushSync(() => root.render(createElement(Dialog, { isOpen, onClose: () => show(false) })));
  };
  rendered.set(name, { show });
  return { show };
}
