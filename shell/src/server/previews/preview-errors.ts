/** A preview's link or cookie that shows nothing: its time is over, or it is none of this site's. */
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

/** A previewed version has failed: who looks at it sees how, and no other version answers. */
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
