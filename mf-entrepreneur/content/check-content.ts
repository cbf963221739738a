import { schemaErrors, textErrors } from '@careers/testing/content-check';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { BECOME_OWNER, KEY_FIGURES } from './copy/become-owner.ts';
import { CONTACT } from './copy/contact.ts';
import { FIRST_STEPS } from './copy/first-steps.ts';
import { QUESTIONS } from './copy/questions.ts';
import { SHARED } from './copy/shared.ts';
import { VALUES_PAGE } from './copy/values.ts';
import { HEADS } from './heads.ts';
import { PAGES } from './pages.ts';
import { CONTRIBUTIONS, PROFILES } from './profiles.ts';
import { CANDIDATE_QUESTIONS, OWNER_QUESTIONS } from './questions.ts';
import { REGIONS } from './regions/index.ts';
import {
  ContributionSchema,
  CopySchema,
  FigureSchema,
  PageHeadSchema,
  PageSchema,
  PreparationSchema,
  ProfileSchema,
  QuestionSchema,
  RegionSchema,
  StepSchema,
  StepTasksSchema,
  ValueSchema,
} from './schema.ts';
import { STEP_TASKS } from './step-tasks.ts';
import { PREPARATION, STEPS } from './steps.ts';
import { VALUES } from './values.ts';

/** Values that are not French text: URLs, paths, colours. */
const NO_TEXT = /^(https?:|\/|var\()/;

interface Checked {
  file: string;
  schema: TSchema;
  content: unknown;
}

/** The owner fixes the numbers of profiles, questions and regions. */
const exactly = (count: number, item: TSchema) => Type.Array(item, { minItems: count, maxItems: count });

export const CONTENT: readonly Checked[] = [
  { file: 'pages.ts', schema: Type.Record(Type.String(), PageSchema), content: PAGES },
  { file: 'heads.ts', schema: Type.Record(Type.String(), PageHeadSchema), content: HEADS },
  { file: 'copy/become-owner.ts', schema: CopySchema, content: BECOME_OWNER },
  { file: 'copy/become-owner.ts', schema: exactly(4, FigureSchema), content: KEY_FIGURES },
  { file: 'copy/contact.ts', schema: CopySchema, content: CONTACT },
  { file: 'copy/first-steps.ts', schema: CopySchema, content: FIRST_STEPS },
  { file: 'copy/questions.ts', schema: CopySchema, content: QUESTIONS },
  { file: 'copy/shared.ts', schema: CopySchema, content: SHARED },
  { file: 'copy/values.ts', schema: CopySchema, content: VALUES_PAGE },
  { file: 'profiles.ts', schema: exactly(3, ProfileSchema), content: PROFILES },
  { file: 'profiles.ts', schema: exactly(4, ContributionSchema), content: CONTRIBUTIONS },
  { file: 'steps.ts', schema: exactly(4, StepSchema), content: STEPS },
  { file: 'step-tasks.ts', schema: exactly(4, StepTasksSchema), content: STEP_TASKS },
  { file: 'steps.ts', schema: Type.Array(PreparationSchema), content: PREPARATION },
  { file: 'questions.ts', schema: exactly(6, QuestionSchema), content: OWNER_QUESTIONS },
  { file: 'questions.ts', schema: Type.Array(QuestionSchema), content: CANDIDATE_QUESTIONS },
  { file: 'values.ts', schema: exactly(4, ValueSchema), content: VALUES },
  { file: 'regions', schema: exactly(4, RegionSchema), content: REGIONS },
];

/** Returns the errors an editor has to fix: file, place, reason, and correction. */
export function contentErrors(checked: readonly Checked[] = CONTENT): string[] {
  const isNoText = (text: string) => NO_TEXT.test(text);
  return checked.flatMap(({ file, schema, content }) =>
    [...schemaErrors(schema, content), ...textErrors(content, { isNoText })].map(
      (error) => `mf-entrepreneur/content/${file}, ${error}`,
    ),
  );
}

/** @throws Error with every error, so that a build stops before a broken page is published. */
export function checkContent(): void {
  const errors = contentErrors();
  if (errors.length > 0)
    throw new Error(`The content of mf-entrepreneur cannot be published:\n  ${errors.join('\n  ')}`);
}
