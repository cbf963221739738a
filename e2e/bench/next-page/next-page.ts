import type { Browser } from '@playwright/test';
import { NEXT_PAGE } from '../budgets.ts';
import type { MeasuredPage } from '../first-visit/pages.ts';
import { serveCopies } from '../floor/copy.ts';
import { figure, judgedBy } from '../report/figure.ts';
import type { Expectation } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report, Row } from '../report/report.ts';
import { median } from '../rules/statistics.ts';
import type { Followed } from './follow.ts';
import { findJourneys } from './journeys.ts';
import type { Journey } from './journeys.ts';
import { measureInteractions } from './measure-interactions.ts';
import { WAYS, byDocuments, byLinks } from './sessions.ts';
import type { WayName } from './sessions.ts';
import { countData, countWaitedFor } from './waited-for.ts';

type Session = Record<WayName, Followed>;

interface Measured {
  journey: Journey;
  links: Session[];
  documents: Session[];
  /** Visits of nginx's copies; none without nginx. */
  files: Session[];
}

interface Options {
  browser: Browser;
  site: string;
  pages: readonly MeasuredPage[];
  runs: number;
  report: Report;
}

/** Measures navigations, alternating with documents of the site and of nginx, and taps. */
export async function measureNextPages(options: Options): Promise<void> {
  const { browser, site, pages, runs, report } = options;
  const journeys = await findJourneys(browser, site);
  progress('next pages: copying them for nginx');
  const paths = [...new Set(journeys.flatMap(({ from, to, toSecond }) => [from, to, toSecond]))];
  const copies = await serveCopies(
    browser,
    site,
    paths.map((path) => ({ name: path, path, status: 200 })),
  );
  const measured: Measured[] = journeys.map((journey) => ({ journey, links: [], documents: [], files: [] }));
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { journey, links, documents, files } of measured) {
        progress(`next pages: run ${run} of ${runs}, ${journey.name}`);
        links.push(await byLinks(browser, site, journey));
        documents.push(await byDocuments(browser, site, journey));
        if (copies) files.push(await byDocuments(browser, copies.address, journey));
      }
    }
  } finally {
    await copies?.stop();
  }
  report.table(
    'Next page: from the click until the new title is painted',
    measured.flatMap((each) => WAYS.map((way) => rowOf(each, way))),
    'Slow 4G, processor 4 times slower; “scripts there” with an unlimited network, for the processor’s part.',
    'Document, file: the same page loaded as a document of the site, and as a file of nginx without scripts.',
    '“To document”, “to cold”: ratio to the document of the site, and to the link that was never hovered.',
    'Requests between click and title, of the worst run. The longest task is 0 when none took over 50 ms.',
  );
  const offerPath = pages.find(({ name }) => name === 'offer')?.path ?? '/';
  await measureInteractions({ browser, site, offerPath, runs, report });
}

function rowOf({ journey, links, documents, files }: Measured, way: WayName): Row {
  const times = (of: readonly Session[], which = way) => of.map((session) => session[which].milliseconds);
  const middle = (of: readonly Session[], which = way) => median(times(of, which));
  const worst = (count: (followed: Followed) => number) =>
    Math.max(...links.map((session) => count(session[way])));
  const { coldAgainstDocument, readyAgainstCold, dataCold, waitedForReady } = NEXT_PAGE;
  const isReady = way === 'pointed at' || way === 'back';
  const expected = (applies: boolean, expectation: Expectation) => (applies ? expectation : {});
  const ofTimes = (applies: boolean, expectation: Expectation) =>
    judgedBy(links.length, expected(applies, expectation));
  return {
    journey: `${journey.name}, ${way}`,
    'title ms': figure(times(links)),
    document: figure(times(documents)),
    file: figure(times(files)),
    'to document': figure(middle(links) / middle(documents), 2, ofTimes(way === 'cold', coldAgainstDocument)),
    'to cold': figure(middle(links) / middle(links, 'cold'), 2, ofTimes(isReady, readyAgainstCold)),
    'for data': figure(
      worst(({ requests }) => countData(requests)),
      0,
      expected(way === 'cold', dataCold),
    ),
    'waited for': figure(worst(countWaitedFor), 0, expected(isReady, waitedForReady)),
    requests: figure(worst(({ requests }) => requests.length)),
    'longest task ms': figure(links.map((session) => session[way].longestTask)),
  };
}
