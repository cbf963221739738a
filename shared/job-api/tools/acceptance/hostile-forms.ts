import { EXECUTABLE, PDF } from '@careers/api-client/document-samples';
import { Random } from '../seed/offers/random.ts';
import type { Field, OpenApi } from './documented.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

export interface HostileForm {
  /** Below the API's base. */
  path: string;
  body: FormData;
}

/** Yields this many forms for the document's POSTs, with valid, hostile, duplicate or missing fields. */
export function* hostileForms(document: OpenApi, count: number, seed: number): Generator<HostileForm> {
  const random = new Random(seed);
  const operations = Object.entries(document.paths).flatMap(([path, { post }]) => {
    const schema = post?.requestBody?.content['multipart/form-data']?.schema;
    return schema ? [{ path: path.replace('/api/v2.0', ''), fields: Object.entries(schema.properties) }] : [];
  });
  for (let index = 0; index < count; index += 1) {
    const { path, fields } = random.pick(operations);
    const body = new FormData();
    for (const [name, field] of fields) {
      // Mostly leaves the honeypot empty, as a filled one ends the processing of a form.
      if (random.chance(name === 'website' ? 0.95 : 0.15)) continue;
      for (let times = random.chance(0.05) ? 2 : 1; times > 0; times -= 1) append(body, name, field, random);
    }
    yield { path, body };
  }
}

function append(body: FormData, name: string, field: Field, random: Random): void {
  const isFile = field.format === 'binary';
  if (isFile !== random.chance(0.05))
    body.append(name, fileOf(random), random.pick(['cv.pdf', 'é/../cv.doc', '']));
  else if (!isFile && random.chance(0.7)) body.append(name, rightValue(field));
  else body.append(name, random.pick(HOSTILE_TEXTS));
}

function fileOf(random: Random): Blob {
  return new Blob([Uint8Array.from(random.pick([PDF, PDF, EXECUTABLE, Buffer.alloc(0)]))]);
}

function rightValue({ examples, enum: values }: Field): string {
  return String(examples?.[0] ?? values?.[0] ?? '');
}
