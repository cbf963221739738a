/** Statuses for browsers, by error code. */
const STATUSES = {
  'backend-unknown': 404,
  'backend-path': 404,
  'backend-method': 405,
  'backend-request-too-large': 413,
  'backend-origin': 502,
  'backend-answer': 502,
  'backend-busy': 503,
  'backend-unavailable': 503,
  'backend-timeout': 504,
} as const;

export type BackendFault = keyof typeof STATUSES;

/** A backend request was refused, failed, or had a forbidden response. */
export class BackendError extends Error {
  override name = 'BackendError';
  readonly fault: BackendFault;

  constructor(fault: BackendFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }

  get status(): number {
    return STATUSES[this.fault];
  }

  /** True if an immediate retry would only time out again. */
  get isOutage(): boolean {
    return this.fault === 'backend-unavailable' || this.fault === 'backend-timeout';
  }
}
