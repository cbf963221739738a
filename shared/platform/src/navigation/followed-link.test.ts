import { rememberLink, returnToLink } from './followed-link.ts';

const LIST = '<main><a href="/a">Un</a><a href="/b">Deux</a></main><footer><a href="/b">Deux</a></footer>';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState({ key: 'first' }, '');
  document.body.innerHTML = LIST;
});

const main = () => document.querySelector('main')!;
const links = () => [...document.querySelectorAll('a')];

it('[A11Y-02] focuses the followed link once, as a reload is not a return', () => {
  rememberLink(links()[1]!);
  // Renders the page again.
  document.body.innerHTML = LIST;
  expect(returnToLink(main())).toBe(true);
  expect(links()[1]).toHaveFocus();
  expect(returnToLink(main())).toBe(false);
});

it('[A11Y-02] focuses the followed one of several links to a page, or else a remaining one', () => {
  const several = '<main><a href="/b">Deux</a><a href="/b">Deux encore</a></main>';
  document.body.innerHTML = several;
  rememberLink(links()[1]!);
  document.body.innerHTML = several;
  returnToLink(main());
  expect(links()[1]).toHaveFocus();
  rememberLink(links()[1]!);
  document.body.innerHTML = '<main><a href="/b">Deux</a></main>';
  returnToLink(main());
  expect(links()[0]).toHaveFocus();
});

it('forgets the link once the visitor leaves by the menu', () => {
  rememberLink(links()[1]!);
  rememberLink(links()[2]!);
  expect(returnToLink(main())).toBe(false);
});

it('keeps the other state of the history entry', () => {
  rememberLink(links()[1]!);
  returnToLink(main());
  expect(window.history.state).toMatchObject({ key: 'first' });
});

it('waits for a list that loads later', () => {
  rememberLink(links()[1]!);
  document.body.innerHTML = '<main></main>';
  expect(returnToLink(main())).toBe(false);
  main().innerHTML = '<a href="/b">Deux</a>';
  expect(returnToLink(main())).toBe(true);
});

it.each(['the menu', 'nothing'])('leaves the focus on the page’s title after leaving by %s', (what) => {
  if (what === 'the menu') rememberLink(links()[2]!);
  expect(returnToLink(main())).toBe(false);
  expect(document.body).toHaveFocus();
});
