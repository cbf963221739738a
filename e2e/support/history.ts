import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The tab's current history entry. */
interface Entry {
  index: number;
  address: string;
  /** The router's key of the entry: a replaced entry gets a new one. */
  key: string | undefined;
}

/** Poll intervals in milliseconds for navigations within the page. */
export const OFTEN = [20, 20, 50];

export const currentEntry = (page: Page): Promise<Entry> =>
  page.evaluate(() => {
    const { pathname, search, hash } = window.location;
    const state = window.history.state as { key?: string } | null;
    const index = window.navigation.currentEntry?.index ?? -1;
    return { index, address: pathname + search + hash, key: state?.key };
  });

/** Follows a link to an address, even with an open dialog. */
export const follow = (page: Page, address: string): Promise<void> =>
  navigate(page, () =>
    page.evaluate((href) => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = href;
      link.click();
      link.remove();
    }, address),
  );

/** Runs an action that changes the current entry; resolves once the tab shows the new one. */
export async function navigate(page: Page, act: () => Promise<unknown>): Promise<void> {
  const left = await currentEntry(page);
  await act();
  await expect
    .poll(() => isLeft(page, left), { message: `another entry than ${left.address}`, intervals: OFTEN })
    .toBe(true);
}

/** Returns whether the tab shows another entry; false while a document loads. */
export const isLeft = (page: Page, { index, address, key }: Entry): Promise<boolean> =>
  currentEntry(page).then(
    (now) => now.index !== index || now.address !== address || now.key !== key,
    () => false,
  );

/** Goes back (-1) or forward (1) as the browser's buttons do. */
async function travel(page: Page, steps: -1 | 1): Promise<void> {
  const { index } = await currentEntry(page);
  await navigate(page, () =>
    steps === -1 ? page.goBack({ waitUntil: 'commit' }) : page.goForward({ waitUntil: 'commit' }),
  );
  expect((await currentEntry(page)).index).toBe(index + steps);
}

/** Reloads the page, and waits until it is hydrated. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Identifies a page: the title of its document, and its heading. */
type Identity = readonly [title: string, heading: string | undefined];

/** The heading of a form's step. */
const FORM_STEP = '[role="dialog"] form h2, main form[novalidate] h2';

/** Returns what the tab shows; a form names its step before the page's title. */
function identityShown(formStep: string): Identity {
  const step = document.querySelector(formStep)?.textContent;
  const prefix = step ? `${step} | ` : '';
  const isNamed = document.title.startsWith(prefix);
  return [
    isNamed ? document.title.slice(prefix.length) : `${document.title}, without ${prefix}`,
    document.querySelector('main h1')?.textContent,
  ];
}

/** Expected pages by address, read from the server's HTML: independent of how a visitor got there. */
export class ServedPages {
  readonly #request: APIRequestContext;
  readonly #known = new Map<string, Promise<Identity>>();

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Fails unless the page at the tab's address is shown, and no other. */
  async expectShown(page: Page): Promise<void> {
    const [address = ''] = (await currentEntry(page)).address.split('#');
    const served = this.#known.get(address) ?? this.#ask(page, address);
    this.#known.set(address, served);
    const shown = () => page.evaluate(identityShown, FORM_STEP);
    await expect.poll(shown, { message: `page at ${address}`, intervals: OFTEN }).toEqual(await served);
  }

  /** Parses the HTML in the browser. */
  async #ask(page: Page, address: string): Promise<Identity> {
    const answer = await this.#request.get(address);
    expect(answer.status(), address).toBe(200);
    return page.evaluate(
      (html) => {
        const served = new DOMParser().parseFromString(html, 'text/html');
        return [served.title, served.querySelector('main h1')?.textContent] as const;
      },
      await answer.text(),
    );
  }
}

interface Mark {
  address: string;
  /** Heading of the form's step. */
  step: string | null;
  view: View | null;
}

/** Records what each history entry shows, and checks it when the visitor comes back to the entry. */
export class Trail {
  readonly page: Page;
  readonly #served: ServedPages;
  readonly #marks = new Map<number, Mark>();

  constructor(page: Page, served: ServedPages) {
    this.page = page;
    this.#served = served;
  }

  /** Records what the current entry shows; fails unless that is the page at its address. */
  async mark(): Promise<void> {
    await this.#served.expectShown(this.page);
    await this.#formLoaded();
    const { index, address } = await currentEntry(this.page);
    const step = (await this.#step.count()) > 0 ? await this.#step.textContent() : null;
    // A new entry drops the forward history.
    for (const later of this.#marks.keys()) if (later > index) this.#marks.delete(later);
    this.#marks.set(index, { address, step, view: await this.page.evaluate(nearestToMiddle) });
  }

  /** Goes back (-1) and forward (1) and reloads, and fails unless each entry shows what was marked. */
  async retrace(...moves: readonly (-1 | 1 | 'reload')[]): Promise<void> {
    for (const move of moves) {
      if (move === 'reload') await reload(this.page);
      else await travel(this.page, move);
      await this.expectMarked();
    }
  }

  /** Returns whether the entry one back or forward is recorded. */
  async hasMark(steps: -1 | 1): Promise<boolean> {
    return this.#marks.has((await currentEntry(this.page)).index + steps);
  }

  /** Fails unless the current entry shows what was marked. */
  async expectMarked(): Promise<void> {
    const { index, address } = await currentEntry(this.page);
    const marked = this.#marks.get(index);
    if (!marked) throw new Error(`The entry ${index} was not marked: ${address}`);
    expect(address).toBe(marked.address);
    await this.#served.expectShown(this.page);
    if (marked.step !== null) return expect(this.#step, `step at ${address}`).toHaveText(marked.step);
    await expect(this.page.locator('[role="dialog"]'), `dialogs at ${address}`).toHaveCount(0);
    if (marked.view) await expectInView(this.page, marked.view);
  }

  /** An application that is opened loads first, then puts its step into the address. */
  async #formLoaded(): Promise<void> {
    const { address } = await currentEntry(this.page);
    const hasForm = (await this.page.locator('[data-widget="application"]').count()) > 0;
    if (!hasForm || !address.includes('#candidature')) return;
    await expect(this.#step).toBeVisible();
    await expect(this.page).toHaveURL(/#candidature\/./);
  }

  get #step(): Locator {
    return this.page.locator(FORM_STEP).first();
  }
}

/** A link or title in view: its text, and its index among those with the same text. */
interface View {
  text: string;
  nth: number;
}

/** Fails unless the link or title is in the viewport; a reload may move it by a line. */
async function expectInView(page: Page, view: View): Promise<void> {
  const isInView = () =>
    page.evaluate(({ text, nth }) => {
      const all = [...document.querySelectorAll(':is(main, footer) :is(a, h1, h2, h3)')];
      const box = all.filter(({ textContent }) => textContent === text)[nth]?.getBoundingClientRect();
      return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
    }, view);
  const message = `in view at ${page.url()}: ${view.text}`;
  await expect.poll(isInView, { message, intervals: OFTEN }).toBe(true);
}

/** Returns the link or title nearest to the middle of the viewport; null when none is in view. */
function nearestToMiddle(): View | null {
  const middle = window.innerHeight / 2;
  const all = [...document.querySelectorAll(':is(main, footer) :is(a, h1, h2, h3)')];
  const [nearest] = all
    // Offers of the last search take the place of others only while out of view: not after a reload in view of them.
    .filter((element) => !element.closest('[data-widget="offers-carousel"]'))
    .map((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return { element, away: width > 1 ? Math.abs((top + bottom) / 2 - middle) : Infinity };
    })
    .sort((one, other) => one.away - other.away);
  if (!nearest || nearest.away > middle) return null;
  const { textContent: text } = nearest.element;
  return { text, nth: all.filter(({ textContent }) => textContent === text).indexOf(nearest.element) };
}
