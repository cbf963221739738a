/** Whether something typed would be lost with the page: what guards it against closing guards it against us. */
export function hasUnsavedWork(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}
