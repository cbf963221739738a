export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the fields that differ from their HTML, including those restored by the browser. */
export function enteredControls(place: Element): Control[] {
  return [...place.querySelectorAll<Control>('input, select, textarea')].filter(isEntered);
}

/** Returns the content of a field, `false` or `true` of a checkbox or a radio button. */
export function contentOf(control: Control): string | boolean {
  return isCheckable(control) ? control.checked : control.value;
}

/** Enters content in a field, or repeats a visitor's input from before hydration, with events for React. */
export function enter(control: Control, content: string | boolean): void {
  if (isCheckable(control)) {
    // React ignores a click that does not change its tracked value.
    control.checked = !content;
    control.click();
    return;
  }
  const isList = control instanceof HTMLSelectElement;
  if (!isList) control.value = untouched(control);
  // Bypasses React's setter on the element, which would make React ignore the event.
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, content);
  control.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
}

function isEntered(control: Control): boolean {
  // A radio button that was deselected by another is replayed with the other.
  if (isCheckable(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  return control.type !== 'file' && control.value !== untouched(control);
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function untouched(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value ?? '';
}
