import { useLoaderData } from '@careers/platform';
import type { LegalPage } from '../../content/schema/pages.ts';
import { ConsentSummary } from './consent-summary.tsx';
import { LegalFrame } from './legal-frame.tsx';
import { LegalParts } from './legal-parts.tsx';

/** The cookies page: the visitor's choices come before the list. */
export function CookiesPage() {
  const page = useLoaderData<LegalPage>();
  return (
    <LegalFrame page={page}>
      <ConsentSummary />
      <LegalParts parts={page.parts} />
    </LegalFrame>
  );
}
