import { useField } from 'react-final-form';
import type { UseFieldConfig } from 'react-final-form';

interface FieldErrors {
  error?: unknown;
  submitError?: unknown;
  submitFailed?: boolean;
  modifiedSinceLastSubmit?: boolean;
}

/**
 * Returns what is to be said at a field: what stopped the visitor or the server has refused, until the value is
 * changed.
 */
export function shownError(state: FieldErrors | undefined): string | undefined {
  if (!state || state.modifiedSinceLastSubmit) return undefined;
  const error = state.submitError ?? (state.submitFailed ? state.error : undefined);
  return typeof error === 'string' ? error : undefined;
}

/** A field of the form library, with the error to show at it. */
export function useWizardField<Value>(name: string, config?: UseFieldConfig) {
  const { input, meta } = useField<Value>(name, config);
  return { input, meta, error: shownError(meta) };
}

/** For text fields: one that was emptied holds an empty text, where the form library's default is undefined. */
export const keepText = { parse: (value: string) => value };
