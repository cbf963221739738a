/** Seconds of `Retry-After`: a render process takes about as long to start, the job API as long to restart. */
export const RETRY_AFTER_SECONDS = 5;
