/** Extends Node's FormData, which Node's fetch can send, to read a jsdom form: `new FormData(form)`. */
export function installFormData(): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const DocumentFormData = (frame.contentWindow as (Window & typeof globalThis) | null)?.FormData ?? FormData;
  frame.remove();

  globalThis.FormData = class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (form) new DocumentFormData(form, submitter).forEach((value, name) => this.append(name, value));
    }
  };
}
