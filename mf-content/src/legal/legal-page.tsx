import { useLoaderData } from '@careers/platform';
import type { LegalPage as LegalPageContent } from '../../content/schema/pages.ts';
import { LegalFrame } from './legal-frame.tsx';
import { LegalParts } from './legal-parts.tsx';

/** A page of law, of which the script knows the form only: its words come with the page. */
export function LegalPage() {
  const page = useLoaderData<LegalPageContent>();
  return (
    <LegalFrame page={page}>
      <LegalParts parts={page.parts} />
    </LegalFrame>
  );
}
