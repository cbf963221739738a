/** Cohorts that got a version at one percentage of its rollout; another percentage resets them. */
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
