import { ReleaseWatch } from './release-watch.ts';

const PAGE = [
  { name: 'mf-search', version: '1.0.0' },
  { name: 'mf-offer', version: '2.0.0' },
];
const KEY = 'mf-offer@2.0.0,mf-search@1.0.0';

describe('[REL-03] an open page', () => {
  const answers: string[] = [];
  const asked = jest.spyOn(window, 'fetch').mockImplementation(() => {
    const key = answers.shift();
    return key === undefined
      ? Promise.reject(new Error('no network'))
      : Promise.resolve(Response.json({ key }));
  });
  beforeEach(() => {
    jest.useFakeTimers();
    answers.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('goes on while its release stands, and is loaded anew once it has moved', async () => {
    const watch = new ReleaseWatch(PAGE);
    answers.push(KEY, 'mf-offer@2.0.0,mf-search@1.1.0');
    expect(await watch.mustReload()).toBe(false);
    jest.advanceTimersByTime(500);
    expect(await watch.mustReload()).toBe(true);
  });

  it('asks once for a link that is reached for and then followed', async () => {
    const watch = new ReleaseWatch(PAGE);
    answers.push(KEY);
    await watch.ask();
    expect(await watch.mustReload()).toBe(false);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('goes on without an answer, and asks again at the next link', async () => {
    const watch = new ReleaseWatch(PAGE);
    expect(await watch.mustReload()).toBe(false);
    answers.push('mf-offer@3.0.0');
    expect(await watch.mustReload()).toBe(true);
  });

  it('stays as it is while something typed would be lost', async () => {
    const watch = new ReleaseWatch(PAGE);
    const guard = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    answers.push('mf-offer@3.0.0');
    expect(await watch.mustReload()).toBe(false);
    window.removeEventListener('beforeunload', guard);
    expect(await watch.mustReload()).toBe(true);
  });
});
