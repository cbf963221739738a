/** Returns true if the page's beforeunload handlers report unsaved work. */
export function hasUnsavedWork(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}
