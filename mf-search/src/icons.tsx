import type { ReactNode } from 'react';

/** Outlined icons of the Tabler set (MIT), always beside a text or under an accessible name. */
function icon(...paths: string[]) {
  return function Icon(): ReactNode {
    return (
      <svg
        width="1.25em"
        height="1.25em"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}

export const ArrowLeftIcon = icon('M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6');
export const ArrowRightIcon = icon('M5 12l14 0', 'M13 18l6 -6', 'M13 6l6 6');
export const CheckIcon = icon('M5 12l5 5l10 -10');
export const ChevronDownIcon = icon('M6 9l6 6l6 -6');
export const CrossIcon = icon('M18 6l-12 12', 'M6 6l12 12');
export const FilterIcon = icon(
  'M12 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M4 6l8 0M16 6l4 0',
  'M6 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M4 12l2 0M10 12l10 0',
  'M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M4 18l11 0M19 18l1 0',
);
export const HeartIcon = icon('M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572');
export const MapPinIcon = icon(
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0',
  'M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0',
);
export const SearchIcon = icon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 'M21 21l-6 -6');
export const StoreIcon = icon(
  'M3 21l18 0',
  'M3 7v1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1h-18l2 -4h14l2 4',
  'M5 21l0 -10.15M19 21l0 -10.15',
  'M9 21v-4a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v4',
);
