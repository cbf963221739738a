import type { Check } from '../client/answers.ts';
import type { Visit } from './visit.ts';

export type Finding = Check['details'][number];

/** Blocking time always tolerated, even if the released version blocks less. */
const MAX_BLOCKING_MILLISECONDS = 300;
/** Tolerated factor over the released version: timings differ between runs. */
const MAX_LONGER = 1.5;

/** Data of a visit that rules check. */
export type Seen = Omit<Visit, 'pictures'>;

/** Returns the problems of a candidate's page, compared to the released one. */
export function findingsOf(candidate: Seen, released: Seen): Finding[] {
  const { address, status } = candidate;
  if (status >= 400 && status !== released.status)
    return [
      {
        rule: 'status',
        what: `${address} answers ${status}, and ${released.status} in the released version.`,
        whom: 'Visitors who open it, and search engines.',
        do: 'Open the preview: it says what fails. Serve the page, or redirect it.',
      },
    ];
  const known = released.status >= 400 ? ofNewPage(released) : released;
  return [
    ...hydration(candidate),
    ...messages(candidate, known),
    ...violations(candidate, known),
    ...styles(candidate, known),
    ...blocking(candidate, known),
  ];
}

/** Compares a new page with the site's error page, for global styles only. */
function ofNewPage(error: Seen): Seen {
  return { ...error, messages: [], violations: [], blockingMilliseconds: 0 };
}

function hydration({ address, isHydrated }: Seen): Finding[] {
  if (isHydrated) return [];
  return [
    {
      rule: 'hydration',
      what: `${address} does not become interactive.`,
      whom: 'Everybody: buttons and fields of the page do nothing.',
      do: 'Look at the console of the preview: a script fails, or does not come.',
    },
  ];
}

function messages({ address, messages: logged }: Seen, released: Seen): Finding[] {
  return [...new Set(logged)]
    .filter((message) => !released.messages.includes(message))
    .map((message) => ({
      rule: isOfHydration(message) ? 'hydration' : 'console',
      what: `${address} logs: ${message}`,
      whom: isOfHydration(message)
        ? 'Everybody: the page is rendered a second time, and jumps.'
        : 'Visitors whose page then lacks something.',
      do: isOfHydration(message)
        ? 'Render the same in the browser as on the server: no date, random number or window in the first render.'
        : 'Correct what is logged.',
    }));
}

/** Recognises hydration errors, which React identifies by number in production. */
function isOfHydration(message: string): boolean {
  return /hydrat|Minified React error #(418|419|421|422|423|425)\b/i.test(message);
}

function violations({ address, violations: found }: Seen, released: Seen): Finding[] {
  return found
    .filter(({ rule, element }) =>
      released.violations.every((known) => known.rule !== rule || known.element !== element),
    )
    .map(({ rule, help, element }) => ({
      rule: `axe-${rule}`,
      what: `${address}: ${help}: ${element}`,
      whom: 'People who use a screen reader, a keyboard or large text.',
      do: `See https://dequeuniversity.com/rules/axe/4.14/${rule}.`,
    }));
}

function styles({ address, globalStyles }: Seen, released: Seen): Finding[] {
  const added = globalStyles.filter((selector) => !released.globalStyles.includes(selector));
  if (added.length === 0) return [];
  return [
    {
      rule: 'global-style',
      what: `${address} styles elements of every area: ${added.join(', ')}`,
      whom: 'Visitors of other teams’ pages and widgets, which change with it.',
      do: 'Write it as a styled component, which styles its own elements only.',
    },
  ];
}

function blocking({ address, blockingMilliseconds: own }: Seen, released: Seen): Finding[] {
  const most = Math.max(MAX_BLOCKING_MILLISECONDS, released.blockingMilliseconds * MAX_LONGER);
  if (own <= most) return [];
  const [is, was] = [own, released.blockingMilliseconds].map(Math.round);
  return [
    {
      rule: 'blocking-time',
      what: `${address} blocks its visitors for ${is} ms, ${was} ms in the released version.`,
      whom: 'Visitors with a slow phone, for whom it is four times that.',
      do: 'Load later what the first screen does not need, or do less at once.',
    },
  ];
}
