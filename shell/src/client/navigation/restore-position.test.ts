import { SCROLL_POSITIONS_KEY } from '../../app/constants.ts';
import { restorePosition } from './restore-position.ts';

const scrollTo = jest.fn();

beforeEach(() => {
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  window.sessionStorage.setItem(SCROLL_POSITIONS_KEY, JSON.stringify({ known: 800 }));
  window.history.replaceState({ key: 'known' }, '', '/donnees-personnelles#position');
});

test('[ROUTE-11] a reload restores the scroll position, not the target of the hash', () => {
  restorePosition();
  expect(scrollTo).toHaveBeenCalledWith({ top: 800, behavior: 'instant' });
});

test('leaves a newly visited hash, or a page without one, to the browser', () => {
  window.history.replaceState({ key: 'new' }, '');
  restorePosition();
  window.history.replaceState({ key: 'known' }, '', '/donnees-personnelles');
  restorePosition();
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['{', 'null', '{"known":"800"}'])('ignores a storage with %s', (kept) => {
  window.sessionStorage.setItem(SCROLL_POSITIONS_KEY, kept);
  restorePosition();
  expect(scrollTo).not.toHaveBeenCalled();
});
