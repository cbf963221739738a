import { followEarlyLinks } from './early-links.ts';
import { returnToLink } from '../navigation/followed-link.ts';

let stop: () => void;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState({ key: 'first' }, '', '/offres-emploi');
  document.body.innerHTML = '<main><a href="/a"><b>Un</b></a><a href="#filtres">Filtres</a></main>';
  // The browser would load the document.
  document.body.addEventListener('click', preventDefaultLater);
  stop = followEarlyLinks();
});
afterEach(() => {
  stop();
  document.body.removeEventListener('click', preventDefaultLater);
  jest.restoreAllMocks();
});

const preventDefaultLater = () =>
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
const main = () => document.querySelector('main')!;
const click = (selector: string, init: MouseEventInit = {}) =>
  main()
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

it('[A11Y-02] leads back to a link that the browser itself has followed, in the next document of the page', () => {
  click('b');
  // The page hydrates before the browser leaves it.
  expect(returnToLink(main())).toBe(false);
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1000);
  expect(returnToLink(main())).toBe(true);
  expect(main().querySelector('a')).toHaveFocus();
});

it('[A11Y-02] leads back to none once the browser has shown the document again, which keeps the focus', () => {
  click('b');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1000);
  expect(returnToLink(main())).toBe(false);
});

it.each([
  ['a place of the page', '[href="#filtres"]', {}],
  ['a page in a new tab', 'b', { ctrlKey: true }],
])('leads back from %s to none', (_what, selector, init) => {
  click(selector, init);
  expect(returnToLink(main())).toBe(false);
});

it('[SEARCH-12] goes back where a link leads back to, and keeps nothing of it', () => {
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  window.history.replaceState({ idx: 1 }, '', '/offre-emploi/boucher-f-h-2026-1');
  main().innerHTML = '<a href="/offres-emploi" data-back="/offres-emploi">Retour aux résultats</a>';
  click('a');
  expect(go).toHaveBeenCalledWith(-1);
  expect(returnToLink(main())).toBe(false);
});

it('is over once it is stopped', () => {
  stop();
  click('b');
  expect(returnToLink(main())).toBe(false);
});
