import { useLoaderData } from '@careers/platform';
import type { LegalPage as LegalPageContent } from '../../content/schema/pages.ts';
import { LegalFrame } from './legal-frame.tsx';
import { LegalParts } from './legal-parts.tsx';

/** A legal page; its text is loader data, not script. */
export function LegalPage() {
  const page = useLoaderData<LegalPageContent>();
  return (
    <LegalFrame page={page}>
      <LegalParts parts={page.parts} />
    </LegalFrame>
  );
}
