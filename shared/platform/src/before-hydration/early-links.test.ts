import { followEarlyLinks } from './early-links.ts';
import { returnToLink } from '../navigation/followed-link.ts';

let stop: () => void;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState({ key: 'first' }, '', '/offres-emploi');
  document.body.innerHTML = '<main><a href="/a"><b>Un</b></a><a href="#filtres">Filtres</a></main>';
  // Keeps jsdom from loading the document.
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

it('[A11Y-02] focuses a link that the browser followed natively, in the next document of the page', () => {
  click('b');
  // Hydrates the page before the browser leaves it.
  expect(returnToLink(main())).toBe(false);
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1000);
  expect(returnToLink(main())).toBe(true);
  expect(main().querySelector('a')).toHaveFocus();
});

it('[A11Y-02] focuses no link after a restore from the back/forward cache, which keeps the focus', () => {
  click('b');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1000);
  expect(returnToLink(main())).toBe(false);
});

it.each([
  ['a place of the page', '[href="#filtres"]', {}],
  ['a page in a new tab', 'b', { ctrlKey: true }],
])('focuses no link after %s', (_what, selector, init) => {
  click(selector, init);
  expect(returnToLink(main())).toBe(false);
});

it('[SEARCH-12] goes back for a link with `backTo`, and does not record it', () => {
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  window.history.replaceState({ idx: 1 }, '', '/offre-emploi/boucher-f-h-2026-1');
  main().innerHTML = '<a href="/offres-emploi" data-back="/offres-emploi">Retour aux résultats</a>';
  click('a');
  expect(go).toHaveBeenCalledWith(-1);
  expect(returnToLink(main())).toBe(false);
});

it('does nothing once it is stopped', () => {
  stop();
  click('b');
  expect(returnToLink(main())).toBe(false);
});
