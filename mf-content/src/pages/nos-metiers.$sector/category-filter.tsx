import { Chip, ChipList, VisuallyHidden } from '@careers/ui';
import { Link } from '@careers/platform';
import type { SectorData } from './page.server.ts';

/** Links that filter the job sheets by category; they work without JavaScript. */
export function CategoryFilter({
  sector,
}: {
  sector: Pick<SectorData, 'categories' | 'category' | 'jobCount'>;
}) {
  const choices = [
    { name: null, label: 'Toutes', jobCount: sector.jobCount, to: '?' },
    ...sector.categories.map(({ name, jobCount }) => ({
      name,
      label: name,
      jobCount,
      to: `?categorie=${encodeURIComponent(name)}`,
    })),
  ];
  return (
    <nav aria-label="Catégories de métiers">
      <ChipList>
        {choices.map(({ name, label, jobCount, to }) => (
          <li key={to}>
            <Chip
              as={Link}
              to={to}
              aria-current={sector.category === name ? 'true' : undefined}
              preventScrollReset
            >
              {label}
              <span aria-hidden="true">{jobCount}</span>
              <VisuallyHidden>{`, ${jobCount} ${jobCount > 1 ? 'fiches' : 'fiche'}`}</VisuallyHidden>
            </Chip>
          </li>
        ))}
      </ChipList>
    </nav>
  );
}
