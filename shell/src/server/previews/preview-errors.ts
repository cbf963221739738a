/** A preview's link or cookie is invalid: expired, or not of this site. */
export class PreviewRefused extends Error {
  override name = 'PreviewRefused';
  readonly isExpired: boolean;

  constructor(
    message: string,
    { isExpired = false, ...options }: ErrorOptions & { isExpired?: boolean } = {},
  ) {
    super(message, options);
    this.isExpired = isExpired;
  }
}

/** A previewed version has failed; its viewer sees the reasons instead of another version. */
export class PreviewFailed extends Error {
  override name = 'PreviewFailed';
  /** `name@version`. */
  readonly version: string;
  readonly reasons: readonly string[];

  constructor(version: string, reasons: readonly string[], options?: ErrorOptions) {
    super(`The preview of ${version} has failed: ${reasons.join('; ')}`, options);
    this.version = version;
    this.reasons = reasons;
  }
}
