import { hasUnsavedWork } from './unsaved-work.ts';

test('a form that guards itself against closing has unsaved work, and no other', () => {
  expect(hasUnsavedWork()).toBe(false);
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  expect(hasUnsavedWork()).toBe(true);
  window.removeEventListener('beforeunload', guard);
  expect(hasUnsavedWork()).toBe(false);
});
