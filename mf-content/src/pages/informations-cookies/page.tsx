import { useLoaderData } from '@careers/platform';
import type { LegalPage } from '../../../content/schema/pages.ts';
import { ConsentSummary } from './consent-summary.tsx';
import { LegalFrame } from '../../legal/legal-frame.tsx';
import { LegalParts } from '../../legal/legal-parts.tsx';

/** The visitor's choices, then the list of cookies. */
export default function CookiesPage() {
  const page = useLoaderData<LegalPage>();
  return (
    <LegalFrame page={page}>
      <ConsentSummary />
      <LegalParts parts={page.parts} />
    </LegalFrame>
  );
}
