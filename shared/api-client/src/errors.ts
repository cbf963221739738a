/** An error in the API's answer. */
export interface ApiErrorItem {
  field: string;
  code: string;
  message: string;
}

/** A failed call of the job API; `status` is the page's HTTP status (decisions.md#errors). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly items: readonly ApiErrorItem[];

  constructor(message: string, status: number, items: readonly ApiErrorItem[], options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.items = items;
  }
}

/** 404. */
export class EntityNotFoundError extends ApiError {
  override name = 'EntityNotFoundError';
}

/** 400: the request was rejected; `items` are the reasons. */
export class BusinessError extends ApiError {
  override name = 'BusinessError';
}

/** 410: an offer that no longer exists. */
export class GoneError extends ApiError {
  override name = 'GoneError';
}

/** 503: the API rejects requests for now. */
export class SecurityError extends ApiError {
  override name = 'SecurityError';
}

/** Anything else: another status, no network, a timeout. */
export class TechnicalError extends ApiError {
  override name = 'TechnicalError';
}

const DEFAULTS: ApiErrorItem = { field: 'unknown field', code: 'unknown code', message: 'unknown error' };
const TECHNICAL_MESSAGE = 'the API cannot respond correctly';

/** Returns the error for a status and body; wraps a body that is not a list of errors in one. */
export function errorFor(status: number, body: unknown): ApiError {
  const items = itemsOf(body);
  const message = items[0]?.message ?? DEFAULTS.message;
  if (status === 404) return new EntityNotFoundError(message, 404, items);
  if (status === 400) return new BusinessError(message, 400, items);
  if (status === 410) return new GoneError(message, 410, items);
  if (status === 503) return new SecurityError(message, 503, items);
  return new TechnicalError(TECHNICAL_MESSAGE, 500, items);
}

/** Returns the error for a call without an answer. */
export function noAnswer(cause: unknown): TechnicalError {
  return new TechnicalError(TECHNICAL_MESSAGE, 500, [DEFAULTS], { cause });
}

function itemsOf(body: unknown): ApiErrorItem[] {
  const list: unknown[] = Array.isArray(body) ? body : [body];
  return list.map((item) => {
    const fields =
      typeof item === 'object' && item !== null ? (item as Partial<Record<string, unknown>>) : {};
    const text = (key: keyof ApiErrorItem) => (typeof fields[key] === 'string' ? fields[key] : DEFAULTS[key]);
    return { field: text('field'), code: text('code'), message: text('message') };
  });
}
