/** A request that the registry refuses: which rule, why, and what to do. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  readonly status: number;
  /** Stable name that programs can look at: `number-taken`, `revision-moved`. */
  readonly rule: string;
  readonly remedy: string;
  /** Further members of the answer, for programs: the present revision. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    rule: string,
    message: string,
    remedy: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.rule = rule;
    this.remedy = remedy;
    this.details = details;
  }
}

/** Returns the error of a move that the release document does not allow. */
export function impossibleMove(message: string): RegistryError {
  return new RegistryError(422, 'impossible-move', message, 'Look at the environment, then decide again.');
}
