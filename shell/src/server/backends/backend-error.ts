/** Statuses for browsers, by what went wrong. */
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

/** A backend is not asked, or has not answered as it may. */
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

  /** True where asking again at once would only wait again. */
  get isOutage(): boolean {
    return this.fault === 'backend-unavailable' || this.fault === 'backend-timeout';
  }
}
