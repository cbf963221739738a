import { contentOf, enter, enteredControls } from './controls.ts';
import { counterpartOf } from './counterpart.ts';
import type { Recorder } from './recorder.ts';

/** Repeats in a page what a visitor did in its HTML. */
export type Replay = (page: Element) => void;

/**
 * Stops recording, before React hydrates the HTML or after it has removed it. The result replays input, focus and
 * clicks before the next paint; after React's commit, which resets fields, and after an IME composition, which changes
 * would end.
 */
export function stopRecording(recorder: Recorder, html: Element): Replay {
  recorder.stop();
  const { pressed } = recorder;
  // Removing HTML ends a composition in it, and loses the focus.
  const composing = html.isConnected ? recorder.composing : null;
  // Rendering may reset a field before its turn. A widget's fields have a recorder of their own.
  const entries = enteredControls(html)
    .filter((control) => control.closest('[data-slot]')?.contains(html) ?? true)
    .map((control) => ({ control, content: contentOf(control), find: counterpartOf(control, html) }));
  const buttons = [...recorder.clicked].filter((button) => html.contains(button));
  const clicked = buttons.map((button) => counterpartOf(button, html));
  const focused = html.isConnected ? document.activeElement : recorder.focused;
  const findFocused =
    focused instanceof HTMLElement && html.contains(focused) ? counterpartOf(focused, html) : null;
  const selection = selectionOf(focused);

  const replay: Replay = (page) => {
    for (const { control, content, find } of entries) {
      const own = find(page);
      if (own === control) enter(own, own === composing ? contentOf(own) : content);
      else if (own && contentOf(own) !== content) enter(own, content);
    }
    const element = findFocused?.(page);
    if (element) {
      if (pressed === focused) element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      focus(element);
      if (selection && element !== composing && element instanceof HTMLInputElement)
        element.setSelectionRange(...selection);
    }
    for (const find of clicked) find(page)?.click();
  };
  return (page) => {
    if (composing) composing.addEventListener('compositionend', () => replay(page), { once: true });
    else queueMicrotask(() => replay(page));
  };
}

/** Returns the selection; null for types of fields without one. */
function selectionOf(element: EventTarget | null): [start: number, end: number] | null {
  if (!(element instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

/** Focuses an element, or repeats the event for the one that has the focus. */
function focus(element: HTMLElement): void {
  if (element === document.activeElement) {
    element.dispatchEvent(new Event('focusin', { bubbles: true }));
    return;
  }
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // Makes a title focusable, as a navigation does.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
