/** Cohorts that were given a version at one percentage of its rollout: at another, others are. */
export class SeenCohorts {
  #percent = 0;
  readonly #seen = new Set<number>();

  add(cohort: number, percent: number): void {
    if (percent !== this.#percent) this.#seen.clear();
    this.#percent = percent;
    this.#seen.add(cohort);
  }

  get count(): { percent: number; seen: number } {
    return { percent: this.#percent, seen: this.#seen.size };
  }
}
