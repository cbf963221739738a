import { useField } from 'react-final-form';
import type { UseFieldConfig } from 'react-final-form';

interface FieldErrors {
  error?: unknown;
  submitError?: unknown;
  submitFailed?: boolean;
  modifiedSinceLastSubmit?: boolean;
}

/** Returns a field's error: of the visitor's attempt to continue, or of the server, until the value changes. */
export function shownError(state: FieldErrors | undefined): string | undefined {
  if (!state || state.modifiedSinceLastSubmit) return undefined;
  const error = state.submitError ?? (state.submitFailed ? state.error : undefined);
  return typeof error === 'string' ? error : undefined;
}

/** A field of the form library, with the error to show. */
export function useWizardField<Value>(name: string, config?: UseFieldConfig) {
  const { input, meta } = useField<Value>(name, config);
  return { input, meta, error: shownError(meta) };
}

/** Keeps '' for an emptied text field; the form library's default is undefined. */
export const keepText = { parse: (value: string) => value };
