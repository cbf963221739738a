import { UPLOAD_MAX_BYTES } from '@careers/api-client/form-rules';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError, usualError } from './errors.ts';

/** Limits of a form. */
export const FORM_LIMITS = { fileSize: UPLOAD_MAX_BYTES, files: 2, fields: 40, fieldSize: 20_000, parts: 42 };

export interface UploadedFile {
  fileName: string;
  bytes: Buffer;
  /** True when the file was longer than the limit; `bytes` then holds only its start. */
  tooLarge: boolean;
}

export interface Form {
  fields: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, UploadedFile>;
}

/**
 * Reads a multipart form, its texts composed (NFC), and returns the result of `use`, within `FORM_LIMITS` and the memory
 * that all uploads share; a repeated field is one comma-joined list.
 * @throws ApiError 415 for another kind of body, 400 for a broken one or a text beyond the limit, 503 when too many are
 * being read.
 */
export async function withForm<Result>(
  request: FastifyRequest,
  memory: UploadMemory,
  use: (form: Form) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw usualError(415);
  let held = 0;
  const hold = (bytes: number) => {
    memory.take(bytes);
    held += bytes;
  };
  try {
    return await use(await readForm(request, hold).catch(refuseBroken));
  } finally {
    memory.giveBack(held);
    // Drains the rest of a refused body, so that the connection can be reused.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** Answers 400 for parser errors without a status: a truncated body, or one without a boundary. */
function refuseBroken(error: unknown): never {
  if (error instanceof ApiError || (error instanceof Error && 'statusCode' in error)) throw error;
  throw new ApiError(400, [{ field: '', code: 'INVALID_FORMAT', message: 'Le formulaire est illisible' }]);
}

async function readForm(request: FastifyRequest, hold: (bytes: number) => void): Promise<Form> {
  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    if (part.type === 'file') {
      const file = await readFile(part, hold);
      // Browsers send an empty part for a file input without a file.
      if (file && !files.has(part.fieldname)) files.set(part.fieldname, file);
    } else if (part.valueTruncated) {
      throw new ApiError(400, [
        { field: part.fieldname, code: 'TOO_LONG', message: 'Ce texte est trop long' },
      ]);
    } else if (typeof part.value === 'string') {
      const value = part.value.replaceAll('\u0000', '').normalize('NFC');
      const before = fields.get(part.fieldname);
      fields.set(part.fieldname, before ? `${before},${value}` : value);
    }
  }
  return { fields, files };
}

async function readFile(part: MultipartFile, hold: (bytes: number) => void): Promise<UploadedFile | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    hold(chunk.length);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (!part.filename && bytes.length === 0) return null;
  return { fileName: baseName(part.filename), bytes, tooLarge: part.file.truncated };
}

/** Maximum length of a file name. */
const MAX_NAME = 200;

/** Returns the base name of a path, truncated and without invisible characters; a default without a name. */
function baseName(name: string | undefined): string {
  const last =
    decoded(name ?? '')
      .normalize('NFC')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const printable = last.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '').replace(/[.\s]+$/, '');
  return [...printable].slice(-MAX_NAME).join('') || 'document';
}

/** Decodes the three characters that browsers encode in a name (HTML, "multipart/form-data encoding algorithm"). */
function decoded(name: string): string {
  return name.replace(/%22|%0D|%0A/gi, (code) => decodeURIComponent(code));
}

/** Maximum bytes of concurrent uploads: thirty of the largest. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Counts the bytes of forms in progress, so that concurrent uploads cannot fill the memory. */
export class UploadMemory {
  #bytes = 0;
  readonly #maximum: number;

  constructor(maximum = MAX_BYTES) {
    this.#maximum = maximum;
  }

  /**
   * Reserves received bytes until they are released.
   * @throws ApiError 503 if the memory is exhausted.
   */
  take(bytes: number): void {
    if (this.#bytes + bytes > this.#maximum) throw usualError(503);
    this.#bytes += bytes;
  }

  giveBack(bytes: number): void {
    this.#bytes -= bytes;
  }
}
