import { writeConsent } from '@careers/platform';
import { PageViews, deviceOf } from './page-views.ts';

const audience = { personalisation: false, audience: true, advertising: false };

describe('[CONSENT-03] page views', () => {
  const seen: unknown[] = [];
  const container = { event: { page_view: (_: HTMLElement, view: unknown) => void seen.push(view) } };

  beforeEach(() => {
    jest.useFakeTimers();
    seen.length = 0;
    delete window.tC;
    writeConsent(audience);
  });
  afterEach(() => jest.useRealTimers());

  it('are sent with page name and device, in order, each second anew until the container is there', () => {
    const views = new PageViews();
    views.seen('Page Offres');
    views.seen('Resultats Recherche');
    jest.advanceTimersByTime(2_500);
    expect(seen).toEqual([]);
    window.tC = container;
    jest.advanceTimersByTime(500);
    expect(seen).toEqual([
      { page_name: 'Page Offres', device: 'T' },
      { page_name: 'Resultats Recherche', device: 'T' },
    ]);
    jest.advanceTimersByTime(5_000);
    expect(seen).toHaveLength(2);
  });

  it('are not sent without consent, nor after it was withdrawn', () => {
    const views = new PageViews();
    views.seen('Page Offres');
    writeConsent({ ...audience, audience: false });
    window.tC = container;
    jest.advanceTimersByTime(1_000);
    views.seen('Resultats Recherche');
    expect(seen).toEqual([]);
  });

  it.each([
    [390, 'M'],
    [767, 'M'],
    [768, 'T'],
    [1024, 'T'],
    [1025, 'D'],
  ])('a screen of %d pixels is %s', (width, device) => expect(deviceOf(width)).toBe(device));
});
