/**
 * Tells those who listen to the page what has changed in it, where the focus alone does not say so, such as the next page of
 * a list under the same title. One polite region of the shell says it, after what the focus has brought about.
 */
export function announce(words: string): void {
  const region = document.querySelector('[data-announcements]');
  if (!region) return;
  // The same words twice are no change: an element of their own each time is.
  const line = document.createElement('p');
  line.textContent = words;
  region.replaceChildren(line);
}
