import { contentOf, enter, enteredControls } from './controls.ts';
import type { Control } from './controls.ts';
import { Counterpart } from './counterpart.ts';
import type { Recorder } from './recorder.ts';

/** Repeats what a visitor did in server-rendered HTML once React handles events there, or in what replaces it. */
export class Replay {
  readonly #recorder: Recorder;
  readonly #entries: { control: Counterpart<Control>; content: string | boolean }[];
  readonly #buttons: Counterpart<HTMLButtonElement>[];
  readonly #focused: Counterpart<HTMLElement> | null;
  readonly #selection: [start: number, end: number] | null;

  /** Ends recording: React is about to hydrate or to remove the HTML. */
  constructor(recorder: Recorder, html: Element) {
    recorder.stop();
    this.#recorder = recorder;
    // Rendering may reset a field before its turn.
    this.#entries = enteredControls(html)
      .filter((control) => isOf(control, html))
      .map((control) => ({ control: new Counterpart(control, html), content: contentOf(control) }));
    const buttons = [...recorder.clicked].filter((button) => html.contains(button));
    this.#buttons = buttons.map((button) => new Counterpart(button, html));
    const { activeElement } = document;
    const hasFocus = activeElement instanceof HTMLElement && html.contains(activeElement);
    this.#focused = hasFocus ? new Counterpart(activeElement, html) : null;
    this.#selection = hasFocus ? selectionOf(activeElement) : null;
  }

  /**
   * Replays entries, the focus and clicks before the next paint, but not while React commits, which resets entries; or
   * after a composition, which changes would end.
   */
  run(page: Element): void {
    const act = () => {
      for (const { control, content } of this.#entries) this.#enter(control, content, page);
      const focused = this.#focused?.in(page);
      if (focused) this.#focus(focused);
      for (const button of this.#buttons) button.in(page)?.click();
    };
    const { composing } = this.#recorder;
    if (composing) composing.addEventListener('compositionend', act, { once: true });
    else queueMicrotask(act);
  }

  #enter(control: Counterpart<Control>, recorded: string | boolean, page: Element): void {
    const own = control.in(page);
    if (!own) return;
    // A composition goes on meanwhile.
    const content = own === this.#recorder.composing ? contentOf(own) : recorded;
    if (own === control.element || contentOf(own) !== content) enter(own, content);
  }

  #focus(element: HTMLElement): void {
    const { pressed, composing } = this.#recorder;
    if (pressed === this.#focused?.element)
      element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    if (element === document.activeElement) element.dispatchEvent(new Event('focusin', { bubbles: true }));
    else focus(element);
    if (this.#selection && element !== composing && element instanceof HTMLInputElement)
      element.setSelectionRange(...this.#selection);
  }
}

/** Whether a field is hydrated with this HTML; a widget in it has a recorder of its own. */
function isOf(control: Control, html: Element): boolean {
  const slot = control.closest('[data-slot]');
  return slot === null || slot.contains(html);
}

/** Null for a field of a type that has none. */
function selectionOf(element: Element): [number, number] | null {
  if (!(element instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // A title, which a navigation has made focusable.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
