/**
 * Announces a change to screen readers where moving the focus does not, such as the next page of a list under the same
 * title. The shell's polite live region announces it after the focus change.
 */
export function announce(words: string): void {
  const region = document.querySelector('[data-announcements]');
  if (!region) return;
  // A new element each time: repeated text in the same one is not announced.
  const line = document.createElement('p');
  line.textContent = words;
  region.replaceChildren(line);
}
