import { markEntrance } from './mark-entrance.ts';

test.each([
  ['', 'direct'],
  ['https://emploi.test/', undefined],
])(
  '[SEARCH-01] before the first paint, after the page "%s", the document’s marker is %p',
  (referrer, entrance) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    delete document.documentElement.dataset['entrance'];
    markEntrance();
    expect(document.documentElement.dataset['entrance']).toBe(entrance);
  },
);
