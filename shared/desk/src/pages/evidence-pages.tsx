import { Code, Table } from '../parts/layout.ts';
import { Summary } from '../parts/summary.ts';
import { figure } from '../parts/words.ts';
import type { Counts, Evidence } from '../views.ts';

type PageCounts = Omit<Counts['pages'][number], 'path'>;

/** Failures by page, of the candidate and of the released version. */
export function EvidencePages({ evidence: { candidate, stable } }: { evidence: Evidence }) {
  if (!candidate || candidate.pages.length === 0) return null;
  return (
    <details open={candidate.pages.some(({ failed }) => failed > 0)}>
      <Summary>Failed pages by path</Summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">Path</th>
            {stable && (
              <th scope="col" data-figure>
                {stable.version}
              </th>
            )}
            <th scope="col" data-figure>
              {candidate.version}
            </th>
          </tr>
        </thead>
        <tbody>
          {candidate.pages.map((page) => (
            <tr key={page.path}>
              <th scope="row">
                <Code>{page.path}</Code>
              </th>
              {stable && (
                <td data-figure>{failedWords(stable.pages.find(({ path }) => path === page.path))}</td>
              )}
              <td data-figure>{failedWords(page)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

/** Returns failures out of all pages: `renders` excludes failed pages, which a fallback answered. */
function failedWords({ renders, failed }: PageCounts = { renders: 0, failed: 0 }): string {
  return renders + failed === 0 ? '–' : `${figure(failed)} of ${figure(renders + failed)}`;
}
