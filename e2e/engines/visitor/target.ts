import { expect } from '@playwright/test';
import type { Key, Point, Tab } from '../drivers/tab.ts';
import type { Pattern, Query } from './find-all.ts';
import { inPage } from './in-page.ts';
import { until } from './until.ts';

type Words = string | RegExp;

/** A lazy query for visible elements. Actions wait until the element can receive them. */
export class Target {
  readonly #tab: Tab;
  readonly #query: Query;

  constructor(tab: Tab, query: Query) {
    this.#tab = tab;
    this.#query = query;
  }

  role(role: string, name?: Words, options: { level?: number } = {}): Target {
    return this.#inside({ role, ...(name === undefined ? {} : { name: wordsOf(name) }), ...options });
  }

  label(label: Words): Target {
    return this.#inside({ label: wordsOf(label) });
  }

  text(text: Words): Target {
    return this.#inside({ text: wordsOf(text) });
  }

  nth(index: number): Target {
    return new Target(this.#tab, { ...this.#query, index });
  }

  async texts(): Promise<string[]> {
    return inPage(
      this.#tab,
      (query) =>
        window.findAll?.(query).map((element) => element.innerText.replace(/\s+/g, ' ').trim()) ?? [],
      this.#query,
    );
  }

  async appears(): Promise<void> {
    await until(async () => expect(await this.texts(), `appears: ${this.#name}`).not.toEqual([]));
  }

  async disappears(): Promise<void> {
    await until(async () => expect(await this.texts(), `disappears: ${this.#name}`).toEqual([]));
  }

  /** Waits until the first match has this text. */
  async reads(words: Words): Promise<void> {
    await until(async () => {
      const text = expect((await this.texts())[0] ?? '', `reads: ${this.#name}`);
      if (typeof words === 'string') text.toBe(words);
      else text.toMatch(words);
    });
  }

  async hasFocus(): Promise<void> {
    const isFocused = () =>
      inPage(this.#tab, (query) => window.findAll?.(query)[0] === document.activeElement, this.#query);
    await until(async () => expect(await isFocused(), `has the focus: ${this.#name}`).toBe(true));
  }

  async isChecked(): Promise<boolean> {
    return inPage(
      this.#tab,
      (query) => Boolean((window.findAll?.(query)[0] as HTMLInputElement | undefined)?.checked),
      this.#query,
    );
  }

  async attribute(name: string): Promise<string | null> {
    return inPage(
      this.#tab,
      (query, attribute) => window.findAll?.(query)[0]?.getAttribute(attribute) ?? null,
      this.#query,
      name,
    );
  }

  async click(): Promise<void> {
    await this.#tab.click(await this.#reachablePoint());
  }

  async hover(): Promise<void> {
    await this.#tab.hover(await this.#reachablePoint());
  }

  /** Clicks into a field and types. */
  async type(text: string): Promise<void> {
    await this.click();
    await this.#tab.type(text);
  }

  async press(key: Key): Promise<void> {
    await this.#tab.press(key);
  }

  /** Sets the file of the page's file input. */
  async chooseFile(path: string): Promise<void> {
    await this.appears();
    await this.#tab.chooseFile('input[type=file]', path);
  }

  /** Scrolls the element into view; waits until its centre receives clicks and it has stopped moving. */
  async #reachablePoint(): Promise<Point> {
    let last: Point | undefined;
    let point: Point | undefined;
    await until(async () => {
      last = point;
      const middle = await inPage(this.#tab, middleOf, this.#query);
      point = typeof middle === 'string' ? undefined : middle;
      const state = point ? (point.x === last?.x && point.y === last.y ? 'reachable' : 'moving') : middle;
      expect(state, `can be clicked: ${this.#name}`).toBe('reachable');
    });
    return point ?? { x: 0, y: 0 };
  }

  #inside(query: Query): Target {
    return new Target(this.#tab, { ...query, within: this.#query });
  }

  get #name(): string {
    return JSON.stringify(this.#query);
  }
}

/** Queries of the whole page. */
export function targetsOf(tab: Tab) {
  const of = (query: Query) => new Target(tab, query);
  return {
    role: (role: string, name?: Words, options: { level?: number } = {}) =>
      of({ role, ...(name === undefined ? {} : { name: wordsOf(name) }), ...options }),
    label: (label: Words) => of({ label: wordsOf(label) }),
    text: (text: Words) => of({ text: wordsOf(text) }),
  };
}

const wordsOf = (words: Words): string | Pattern =>
  typeof words === 'string' ? words : { pattern: words.source, flags: words.flags };

/** Runs in pages: returns the centre of the first match's first line, or the reason why it cannot be clicked. */
function middleOf(query: Query): Point | string {
  const [element] = window.findAll?.(query) ?? [];
  if (!element) return 'not found';
  const reached = () => {
    const rectangle = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const x = rectangle.left + rectangle.width / 2;
    const y = rectangle.top + rectangle.height / 2;
    const top = document.elementFromPoint(x, y);
    const isOver =
      element.contains(top) || (top?.closest('label') as HTMLLabelElement | null)?.control === element;
    return { x, y, top, isOver };
  };
  if (!reached().isOver) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, top, isOver } = reached();
  return isOver ? { x, y } : `under ${top?.outerHTML.slice(0, 120)}`;
}
