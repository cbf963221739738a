import { useLoaderData } from '@careers/platform';
import type { LegalPage } from '../../../content/schema/pages.ts';
import { ConsentSummary } from './consent-summary.tsx';
import { LegalLayout } from '../../legal/legal-layout.tsx';
import { LegalParts } from '../../legal/legal-parts.tsx';

/** The visitor's choices, then the list of cookies. */
export default function CookiesPage() {
  const page = useLoaderData<LegalPage>();
  return (
    <LegalLayout page={page}>
      <ConsentSummary />
      <LegalParts parts={page.parts} />
    </LegalLayout>
  );
}
