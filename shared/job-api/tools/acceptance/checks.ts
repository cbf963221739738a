import type { Check } from './accepted-api.ts';
import { LIST_CHECKS } from './list-checks.ts';
import { OFFER_CHECKS } from './offer-checks.ts';
import { REFERENCE_CHECKS } from './reference-checks.ts';

/** All checks of a server that may replace this one; read-only. */
export const CHECKS: readonly Check[] = [...LIST_CHECKS, ...OFFER_CHECKS, ...REFERENCE_CHECKS];
