import { ClickReplay } from '@careers/platform/click-replay';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What begins to be pressed or composed, and how that ends. */
const HOLDS = [
  ['pointerdown', 'pointerup', 'pointercancel'],
  ['keydown', 'keyup'],
  ['compositionstart', 'compositionend'],
] as const;
/** An end outside the window is not heard. */
const LONGEST_HOLD_MILLISECONDS = 2000;

/** What a visitor does in the server's HTML of a page, until its components replace it. */
export class EarlyInput {
  readonly #place: HTMLElement;
  readonly #clicks: ClickReplay;
  #focused: Element | null;
  #held: Held | null = null;

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#clicks = new ClickReplay(place);
    this.#focused = place.contains(document.activeElement) ? document.activeElement : null;
    place.addEventListener('focusin', this.#keepFocus);
    place.addEventListener('focusout', this.#forgetFocus);
    for (const [start] of HOLDS) place.addEventListener(start, this.#hold);
  }

  /**
   * Settles when all that is pressed or being composed has ended; null when nothing is. An element that is replaced
   * before gets no click, and a word that is being composed is lost.
   */
  get held(): Promise<void> | null {
    return this.#held?.ended ?? null;
  }

  /** Ends recording: the HTML is about to be removed. */
  stop(): void {
    this.#place.removeEventListener('focusin', this.#keepFocus);
    this.#place.removeEventListener('focusout', this.#forgetFocus);
    this.#clicks.stop();
    for (const [start] of HOLDS) this.#place.removeEventListener(start, this.#hold);
    // Nothing waits any more: what is rendered from now on must not.
    this.#held = null;
  }

  /** Repeats it in the page's own elements, which have the same structure. */
  carryOver(page: Element): void {
    for (const control of this.#place.querySelectorAll<Control>('input, select, textarea')) {
      const own = this.#counterpart(control, page) as Control | null;
      if (own) enter(control, own);
    }
    const focused = this.#focused && this.#counterpart(this.#focused, page);
    if (focused instanceof HTMLElement) focus(focused);
    if (focused && this.#focused) select(this.#focused, focused);
    this.#clicks.replay((button) => this.#counterpart(button, page));
    this.#place.replaceChildren();
  }

  readonly #hold = ({ type }: Event): void => {
    const ends = HOLDS.find(([start]) => start === type)?.slice(1) ?? [];
    const held = (this.#held ??= new Held());
    held.add();
    const release = () => {
      window.clearTimeout(timer);
      for (const end of ends) window.removeEventListener(end, release, true);
      // The click comes after the release.
      setTimeout(() => {
        if (held.remove() && this.#held === held) this.#held = null;
      });
    };
    const timer = window.setTimeout(release, LONGEST_HOLD_MILLISECONDS);
    for (const end of ends) window.addEventListener(end, release, true);
  };

  readonly #keepFocus = ({ target }: Event): void => {
    this.#focused = target as Element;
  };

  /** Removing the HTML takes the focus too: that is not forgotten. */
  readonly #forgetFocus = ({ target }: Event): void => {
    queueMicrotask(() => {
      if (this.#place.isConnected && this.#focused === target) this.#focused = null;
    });
  };

  /** An element of a widget was moved into the page, and is its own. */
  #counterpart(element: Element, page: Element): Element | null {
    if (page.contains(element)) return element;
    const steps: number[] = [];
    for (let each = element; each !== this.#place;) {
      const parent = each.parentElement;
      if (!parent) return null;
      steps.unshift([...parent.children].indexOf(each));
      each = parent;
    }
    const found = steps.reduce<Element | undefined>((parent, step) => parent?.children[step], page);
    return found?.localName === element.localName ? found : null;
  }
}

/** What is pressed and composed at a time: each letter of a word that a keyboard composes is pressed, too. */
class Held {
  readonly ended: Promise<void>;
  #end = (): void => {};
  #count = 0;

  constructor() {
    this.ended = new Promise((resolve) => (this.#end = resolve));
  }

  add(): void {
    this.#count += 1;
  }

  /** Returns whether it was the last. */
  remove(): boolean {
    this.#count -= 1;
    if (this.#count === 0) this.#end();
    return this.#count === 0;
  }
}

/** Enters in a page's control what a visitor entered in its HTML, as events that React handles. */
function enter(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isTicked(from)) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === untouched(from) || from.value === to.value || from.type === 'file') return;
  // React overrides the property of the element itself.
  const prototype = Object.getPrototypeOf(to) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

function untouched(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const selected = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return selected?.value ?? '';
}

/** Selects in a field what was selected in its HTML: the cursor stays, and the next letter replaces what it would have. */
function select(from: Element, to: Element): void {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement) || from === to) return;
  const { selectionStart, selectionEnd } = from;
  // Fields of some types have none.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // A title, which a navigation has made focusable.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
