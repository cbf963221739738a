import { followLinks } from './follow-links.ts';

const navigate = jest.fn();
let stop: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/offres-emploi?page=2');
  stop = followLinks(document, navigate);
});
afterEach(() => stop());

/** Clicks the first link of some HTML; returns whether the browser would follow it. */
function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const inner = document.querySelector('a *') ?? document.querySelector('a');
  return inner!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

it.each([
  ['a link', '<a href="/entreprendre?a=1#b"><b>Un</b></a>', '/entreprendre?a=1#b', {}],
  [
    'one that replaces',
    '<a href="/favoris" data-replace="true">Un</a>',
    '/favoris',
    { replace: true, keepScroll: false },
  ],
  [
    'one that stays in place',
    '<a href="?page=3" data-keep-scroll="true">Un</a>',
    '/offres-emploi?page=3',
    { replace: false, keepScroll: true },
  ],
])('[PERF-02] follows %s in the router', (_what, html, address, options) => {
  expect(click(html)).toBe(false);
  expect(navigate).toHaveBeenCalledWith(address, expect.objectContaining(options));
});

it.each([
  ['another origin', '<a href="https://other.test/">Un</a>', {}],
  ['another window', '<a href="/entreprendre" target="_blank">Un</a>', {}],
  ['a download', '<a href="/entreprendre" download>Un</a>', {}],
  ['a file', '<a href="/offre-emploi/boucher-2026-1/fiche-de-poste.pdf">Un</a>', {}],
  ['a whole document', '<a href="/favoris" data-reload="true">Un</a>', {}],
  ['a click for a new tab', '<a href="/entreprendre">Un</a>', { ctrlKey: true }],
  ['another button of the mouse', '<a href="/entreprendre">Un</a>', { button: 1 }],
  ['an anchor without address', '<a>Un</a>', {}],
])('leaves %s to the browser', (_what, html, init) => {
  expect(click(html, init)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('keeps the scroll position for a hash without a target, which opens a dialog', () => {
  expect(click('<a href="#candidature/cv">Un</a>')).toBe(false);
  const address = '/offres-emploi?page=2#candidature/cv';
  expect(navigate).toHaveBeenCalledWith(address, { replace: false, keepScroll: true });
});

it('adds no history entry for a link to the current address', () => {
  window.history.replaceState(null, '', '/offres-emploi#candidature/cv');
  click('<a href="#candidature/cv">Un</a>');
  expect(navigate).toHaveBeenCalledWith('/offres-emploi#candidature/cv', { replace: true, keepScroll: true });
});

it('ignores events that another listener has handled', () => {
  document.body.innerHTML = '<p><a href="/entreprendre">Un</a></p>';
  const paragraph = document.querySelector('p')!;
  paragraph.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('a')!.click();
  expect(navigate).not.toHaveBeenCalled();
});

it('moves the focus to the target of a hash', () => {
  click('<a href="#conseils">Un</a><h2 id="conseils">Conseils</h2>');
  expect(navigate).toHaveBeenCalledWith('/offres-emploi?page=2#conseils', expect.anything());
  expect(document.querySelector('h2')).toHaveFocus();
});

it('submits search forms through the router, and no other forms', () => {
  const submit = (html: string) => {
    document.body.innerHTML = html;
    return document
      .querySelector('form')!
      .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  const fields = '<input name="quoi" value="hôte & caisse"><input name="lieu" value="">';
  expect(submit(`<form action="/offres-emploi">${fields}</form>`)).toBe(false);
  expect(navigate.mock.calls).toEqual([['/offres-emploi?quoi=h%C3%B4te+%26+caisse&lieu=']]);
  expect(submit(`<form method="post" action="/offres-emploi">${fields}</form>`)).toBe(true);
  expect(submit(`<form action="https://other.test/">${fields}</form>`)).toBe(true);
  expect(navigate).toHaveBeenCalledTimes(1);
});
