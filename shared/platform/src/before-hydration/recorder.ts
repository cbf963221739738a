const EVENTS = ['click', 'pointerdown', 'compositionstart', 'compositionend'] as const;

/** Records events that server-rendered HTML has no listeners for yet; small, since every document begins with it. */
export class Recorder {
  /** Each once, those clicked last at the end. */
  readonly clicked = new Set<HTMLButtonElement>();
  pressed: EventTarget | null = null;
  focused: EventTarget | null = null;
  composing: EventTarget | null = null;

  constructor() {
    // Behind React's listeners: what React handles is not recorded.
    for (const type of EVENTS) document.addEventListener(type, this);
    // Before React, which keeps those of what it has not hydrated to itself.
    document.addEventListener('focusin', this, true);
  }

  stop(): void {
    for (const type of EVENTS) document.removeEventListener(type, this);
    document.removeEventListener('focusin', this, true);
  }

  handleEvent({ type, target }: Event): void {
    if (type === 'pointerdown') this.pressed = target;
    else if (type === 'focusin') this.focused = target;
    else if (type !== 'click') this.composing = type === 'compositionstart' ? target : null;
    else {
      const button = target instanceof Element ? target.closest('button') : null;
      // The browser itself submits a form, unless React has removed it.
      if (!button || (button.type !== 'button' && button.isConnected)) return;
      this.clicked.delete(button);
      this.clicked.add(button);
    }
  }
}
