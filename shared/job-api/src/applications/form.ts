import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** The largest document (decisions §9, UPLOAD_MAX_BYTES). */
export const MAXIMUM_BYTES = 2_097_152;

/** Bounds of a form: what a request can make this process hold at once. */
export const FORM_LIMITS = { fileSize: MAXIMUM_BYTES, files: 2, fields: 40, fieldSize: 20_000, parts: 42 };

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

/** Reads a multipart form within `FORM_LIMITS`; a field given twice keeps its first value. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    if (part.type === 'file') {
      const file = await readFile(part);
      // Browsers send an empty part for a file input that was left alone.
      if (file && !files.has(part.fieldname)) files.set(part.fieldname, file);
    } else if (typeof part.value === 'string' && !fields.has(part.fieldname)) {
      fields.set(part.fieldname, part.value.replaceAll('\u0000', ''));
    }
  }
  return { fields, files };
}

async function readFile(part: MultipartFile): Promise<UploadedFile | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (!part.filename && bytes.length === 0) return null;
  return { fileName: baseName(part.filename), bytes, tooLarge: part.file.truncated };
}

/** The last part of a name, of a bearable length: names come from visitors' machines. */
function baseName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(-200) || 'document';
}
