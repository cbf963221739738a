const EVENTS = ['click', 'pointerdown', 'compositionstart', 'compositionend'] as const;

/** Records events that server-rendered HTML has no listeners for yet; small, since every document begins with it. */
export class Recorder {
  /** Clicked buttons, each once, in the order of their last clicks. */
  readonly clicked = new Set<HTMLButtonElement>();
  pressed: EventTarget | null = null;
  focused: EventTarget | null = null;
  composing: EventTarget | null = null;

  constructor() {
    // Runs after React's listeners, and skips the events that React handles.
    for (const type of EVENTS) document.addEventListener(type, this);
    // Runs before React, which stops events of content that it has not hydrated.
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
      // Submit buttons work natively, unless React has removed them.
      if (!button || (button.type !== 'button' && button.isConnected)) return;
      this.clicked.delete(button);
      this.clicked.add(button);
    }
  }
}
