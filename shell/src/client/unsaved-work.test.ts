import { hasUnsavedWork } from './unsaved-work.ts';

test('reports unsaved work only for a form with a beforeunload handler', () => {
  expect(hasUnsavedWork()).toBe(false);
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  expect(hasUnsavedWork()).toBe(true);
  window.removeEventListener('beforeunload', guard);
  expect(hasUnsavedWork()).toBe(false);
});
