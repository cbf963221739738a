import type { ComponentType, ReactNode } from 'react';

/** Messages by field, nested for a field with several inputs, as final-form takes them. */
export type Errors = Readonly<{ [field: string]: string | Errors | undefined }>;

/** A line of the summary. */
export interface SummaryEntry {
  term: string;
  value: string;
}

/** Everything about a field. */
export interface Field<Value, Values, Subject> {
  /** Its value in an empty form. */
  empty: Value;
  /** Its inputs, when there are several. */
  inputs?(subject: Subject): readonly string[];
  /** Returns its error; optional for a field that is always valid. */
  validate?(value: Value, subject: Subject): string | Errors | undefined;
  /** Parses a kept value of unknown shape; a field without it is not kept. */
  restore?(kept: unknown, subject: Subject): Value;
  summarise?(value: Value, subject: Subject, values: Values): readonly SummaryEntry[];
  /** Adds it to the submitted form. */
  send?(form: FormData, value: Value, subject: Subject): void;
  /** Its name in the server's errors, when different. */
  apiName?: string;
  /** The message of a server that refuses it without saying more, as after a form without JavaScript. */
  refusal?: string;
  /** Its input in a step. */
  Input?(props: { subject: Subject }): ReactNode;
  /** Its input in a form that the browser itself submits. */
  ServerInput?(props: { subject: Subject }): ReactNode;
}

export type Fields<Values, Subject> = {
  readonly [Name in keyof Values & string]: Field<Values[Name], Values, Subject>;
};

/** The values of fields by their names. */
export type ValuesOf<Described extends Readonly<Record<string, { empty: unknown }>>> = {
  -readonly [Name in keyof Described]: Described[Name]['empty'];
};

export interface Step<Values, Subject> {
  /** In the hash: `#candidature/{id}`. */
  id: string;
  /** In the progress, and in links to it. */
  label: string;
  title: string;
  /** Validated together when the visitor continues. */
  fields: readonly (keyof Values & string)[];
  /** Above the inputs of its fields, or in their place where fields have none of their own. */
  component?: ComponentType<StepProps<Values, Subject>>;
  isOptional?: boolean;
}

export interface StepProps<Values, Subject> {
  subject: Subject;
  description: Description<Values, Subject>;
}

/** A wizard as data: its subject, its fields, and its steps in order. */
export interface Description<Values, Subject> {
  /** The first part of the hash of its steps: `#{hash}/{step}`. */
  hash: string;
  subject: Subject;
  fields: Fields<Values, Subject>;
  steps: readonly [Step<Values, Subject>, ...Step<Values, Subject>[]];
}

/** Reads and writes the step in the URL. */
export interface StepLocation {
  /** Null when the URL names none. */
  askedStep: string | null;
  goTo(step: string, options?: { replace: boolean }): void;
  /** Goes back in the history, or to the step before where the form began with this one. */
  goBack(previous: string): void;
}
