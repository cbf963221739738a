/** A small seeded generator (mulberry32): the same seed gives the same offers on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 to just under 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns a whole number between the bounds, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** Returns one of the items, each as likely as its weight says. */
  weighted<Item extends { weight: number }>(items: readonly Item[]): Item {
    let rest = this.next() * items.reduce((total, { weight }) => total + weight, 0);
    return items.find(({ weight }) => (rest -= weight) < 0) ?? this.pick(items);
  }

  /** Returns some of the items in their own order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = items.map((item, index) => ({ item, index, key: this.next() }));
    return left
      .sort((one, other) => one.key - other.key)
      .slice(0, count)
      .sort((one, other) => one.index - other.index)
      .map(({ item }) => item);
  }
}
