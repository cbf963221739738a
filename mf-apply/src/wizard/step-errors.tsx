import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { ErrorSummary } from '@careers/ui';
import type { Problems } from './problems.ts';
import { useErrorTitle } from './use-error-title.ts';

interface Shown {
  problems: Problems;
  clear(field: string): void;
}

const ShownContext = createContext<Shown>({ problems: {}, clear: () => undefined });

interface ShownProblemsProps {
  /** What was wrong when the visitor wanted to go on, or what the server refused. */
  problems: Problems;
  /** Changes with every attempt to go on: the summary takes the focus anew. */
  attempt: number;
  onClear(field: string): void;
  children: ReactNode;
}

/** Problems at the head of the step and at their fields; a field's goes as soon as it is touched again. */
export function ShownProblems({ problems, attempt, onClear, children }: ShownProblemsProps) {
  const errors = Object.entries(problems).map(([field, message]) => ({ field, message: message ?? '' }));
  useErrorTitle(errors.length > 0);
  const clear = (field: string) => {
    if (field in problems) onClear(field);
  };
  return (
    <ShownContext value={{ problems, clear }}>
      {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
      {children}
    </ShownContext>
  );
}

/** Returns the problem shown at a field, and how to take it away. */
export function useShownProblem(field: string): { problem: string | undefined; clear(): void } {
  const { problems, clear } = useContext(ShownContext);
  return { problem: problems[field], clear: () => clear(field) };
}
