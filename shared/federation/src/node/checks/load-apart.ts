import Type from 'typebox';
import type { Static } from 'typebox';
import { ConfinedRun, MAX_HEAP_MEGABYTES } from './confined-run.ts';
import type { Build } from './rule.ts';

const TIMEOUT_LOAD_MILLISECONDS = 5_000;
const MAX_ANSWER_CHARACTERS = 64_000;

/** Answer of the process. */
const AreaAnswer = Type.Union([
  Type.Object({ kind: Type.Enum(['sound']) }),
  Type.Object({ kind: Type.Enum(['refused']), reason: Type.String() }),
]);
export type AreaAnswer = Static<typeof AreaAnswer>;

/** Loads a build in a confined process and returns what is wrong with its routes or widgets; null for nothing. */
export async function loadApart(
  build: Build,
  { milliseconds = TIMEOUT_LOAD_MILLISECONDS } = {},
): Promise<string | null> {
  const subject = `${build.manifest.name}@${build.manifest.version}`;
  const run = await ConfinedRun.start('area-program', build, MAX_ANSWER_CHARACTERS);
  const answer = await run.next(AreaAnswer, milliseconds);
  const lastError = await run.end();
  if (answer === 'late')
    return `${subject} was not loaded within ${milliseconds / 1000} s: look for an endless loop, or a promise that is never kept, in src/area.tsx and what it imports.`;
  if (answer === 'ended')
    return `${subject} ended the process that loaded it (${lastError}): nothing in src/area.tsx and what it imports may exit, throw later or take more than ${MAX_HEAP_MEGABYTES} MB.`;
  return answer.kind === 'refused' ? answer.reason : null;
}
