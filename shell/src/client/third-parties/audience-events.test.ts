import { trackEvent, writeConsent } from '@careers/platform';
import { AudienceEvents, deviceOf } from './audience-events.ts';

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

  it('are sent with page name and device, in order, retried each second until the container is loaded', () => {
    const views = new AudienceEvents();
    views.pageSeen('Page Offres');
    views.pageSeen('Resultats Recherche');
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

  it('are not sent without consent, nor after its withdrawal', () => {
    const views = new AudienceEvents();
    views.pageSeen('Page Offres');
    writeConsent({ ...audience, audience: false });
    window.tC = container;
    jest.advanceTimersByTime(1_000);
    views.pageSeen('Resultats Recherche');
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

describe('[TEAM-12] events of remotes', () => {
  const seen: unknown[] = [];
  const topic_proposed = (_: HTMLElement, variables: unknown) => void seen.push(variables);
  const events = new AudienceEvents();
  beforeAll(() => events.listen());

  beforeEach(() => {
    seen.length = 0;
    window.tC = { event: { page_view: () => undefined, topic_proposed } };
  });

  it('are sent with consent and their page; unknown ones are dropped', () => {
    writeConsent(audience);
    events.pageSeen('Sujets');
    trackEvent('topic_proposed', { count: 3, page_name: 'Autre' });
    trackEvent('toString');
    expect(seen).toEqual([{ count: 3, page_name: 'Sujets', device: 'T' }]);
  });

  it('are neither sent nor stored without consent, not even later', () => {
    writeConsent({ ...audience, audience: false, advertising: true });
    trackEvent('topic_proposed');
    writeConsent(audience);
    expect(seen).toEqual([]);
    trackEvent('topic_proposed');
    expect(seen).toHaveLength(1);
  });
});
