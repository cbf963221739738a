/** @jest-environment node */
import { MIN_PAIRS, Rehearsal } from './rehearsal.ts';
import type { Answer } from './rehearsal.ts';

const address = (index: number) => `https://emploi.test/offre-emploi/${index}`;
const addresses = (count: number) => Array.from({ length: count }, (_, index) => address(index));
const answer = (changes: Partial<Answer> = {}): Answer => ({
  ...{ milliseconds: 10, failure: null, status: '200', html: '<h1>a</h1>' },
  ...changes,
});
const failure = answer({ failure: '/offre-emploi/7 failed: Error: boom', status: '', html: null });

/** Runs a rehearsal to its end; responses depend on the address and on the number of the attempt. */
function rehearse(
  known: readonly string[],
  candidateAt: (address: string, times: number) => Answer = () => answer(),
  releasedAt: (address: string, times: number) => Answer = () => answer(),
) {
  const rehearsal = new Rehearsal([['mf-offer', '1.1.0']], 'salt');
  const times = new Map<string, number>();
  let next = rehearsal.next(known);
  for (; next !== null; next = rehearsal.next(known)) {
    const count = (times.get(next) ?? 0) + 1;
    times.set(next, count);
    const [released, candidate] = [releasedAt(next, count), candidateAt(next, count)];
    rehearsal.record(next, released, candidate);
    if (rehearsal.wantsTimes) rehearsal.recordTimes(released, candidate);
  }
  return { ...rehearsal.report, times };
}

describe('[REL-11] a rehearsal', () => {
  it('passes a candidate with a page wherever the released version has one, comparing each address once', () => {
    const { conclusion, addresses: seen, pairs, times } = rehearse(addresses(300));
    expect([conclusion, seen, pairs]).toEqual(['passed', 300, 300]);
    expect(new Set(times.values())).toEqual(new Set([1]));
  });

  it('refuses one that fails at one address in fifty, and names the address', () => {
    const at = address(7);
    const report = rehearse(addresses(50), (asked) => (asked === at ? failure : answer()));
    expect(report).toMatchObject({ conclusion: 'failed', candidateFailed: 9, releasedFailed: 0 });
    expect(report.failures).toEqual([{ address: '/offre-emploi/7', message: 'Error: boom' }]);
  });

  it('tolerates a failure that does not recur, and one of both versions', () => {
    const once = rehearse(addresses(50), (asked, times) =>
      asked === address(3) && times === 1 ? failure : answer(),
    );
    expect(once).toMatchObject({ conclusion: 'passed', candidateFailed: 1 });
    const both = (asked: string) => (asked === address(3) ? failure : answer());
    expect(rehearse(addresses(50), both, both)).toMatchObject({
      conclusion: 'passed',
      candidateFailed: 0,
      pairs: 49,
    });
    expect(rehearse(addresses(50), undefined, both)).toMatchObject({
      conclusion: 'passed',
      releasedFailed: 1,
    });
  });

  it('compares few addresses repeatedly, and does not pass without any', () => {
    expect(rehearse(addresses(3))).toMatchObject({ conclusion: 'passed', addresses: 3, pairs: MIN_PAIRS });
    expect(rehearse([])).toMatchObject({ conclusion: 'running', addresses: 0, pairs: 0 });
    const down = () => failure;
    expect(rehearse(addresses(2), down, down)).toMatchObject({ conclusion: 'running', pairs: 0 });
  });

  it('groups differences by kind, with the number of pages and an example', () => {
    const html = '<title>a</title><a href="/faq">FAQ</a>';
    const { differences, conclusion } = rehearse(
      addresses(30),
      (asked) =>
        answer(asked === address(4) ? { status: '301 /faq', html: null } : { html: '<title>a</title>' }),
      () => answer({ html }),
    );
    expect(conclusion).toBe('passed');
    expect(differences).toEqual([
      { rule: 'link', what: 'The link /faq is gone', pages: 29, example: '/offre-emploi/0' },
      { rule: 'status', what: 'The status 200 is 301 /faq', pages: 1, example: '/offre-emploi/4' },
    ]);
  });

  it('reports slower pages, timed once both processes are warm', () => {
    const cold = (asked: string) => Number(asked.split('/').pop()) < 30;
    const timed = (milliseconds: number) =>
      rehearse(addresses(80), (asked) => answer({ milliseconds: cold(asked) ? 900 : milliseconds }))
        .differences;
    expect(timed(60)).toEqual([
      {
        ...{ rule: 'time', pages: 30, example: null },
        what: 'Pages take 60 ms. Pages take 10 ms in the released version (medians)',
      },
    ]);
    expect(timed(14)).toEqual([]);
  });

  it('reports larger documents', () => {
    const html = `<title>${'a'.repeat(40_000)}</title>`;
    expect(
      rehearse(
        addresses(30),
        () => answer({ html: html + ' '.repeat(10_000) }),
        () => answer({ html }),
      ).differences,
    ).toEqual([
      expect.objectContaining({
        rule: 'size',
        what: 'Documents have 50 kB. Documents have 40 kB in the released version (medians)',
      }),
    ]);
  });

  it('limits the report, and leaves out values of parameters', () => {
    const known = addresses(200).map((each) => `${each}?keywords=jeanne`);
    const { differences, failures } = rehearse(
      known,
      (asked) => answer({ html: `<a href="${asked.slice(20, 60)}">x</a>${'<h2>y</h2>'.repeat(9)}` }),
      () => answer(),
    );
    expect(differences.length).toBeLessThanOrEqual(30);
    expect(JSON.stringify([differences, failures])).not.toContain('jeanne');
  });
});
