import { ApiError } from './errors.ts';

/** Bytes of uploads that this process holds at once: thirty of the largest. */
const MAXIMUM_BYTES = 64 * 1024 * 1024;

/** Counts the bytes of forms that are being read, so that many uploads at once cannot fill the memory. */
export class UploadMemory {
  #bytes = 0;
  readonly #maximum: number;

  constructor(maximum = MAXIMUM_BYTES) {
    this.#maximum = maximum;
  }

  /**
   * Counts bytes that were received, until they are given back.
   * @throws ApiError 503 when there is no room: the client may try again.
   */
  take(bytes: number): void {
    if (this.#bytes + bytes > this.#maximum) {
      throw new ApiError(503, [
        { field: '', code: 'UNAVAILABLE', message: 'Le service est momentanément indisponible' },
      ]);
    }
    this.#bytes += bytes;
  }

  giveBack(bytes: number): void {
    this.#bytes -= bytes;
  }
}
