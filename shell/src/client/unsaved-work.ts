/** Asks the page's own beforeunload handlers. */
export function hasUnsavedWork(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}
